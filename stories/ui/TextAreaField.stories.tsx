import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextAreaField } from '../../runtime/ui/TextAreaField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/TextAreaField',
  component: TextAreaField,
  parameters: usage({
    when: ['For several sentences, such as a comment or a reason.'],
    whenNot: ['For one line: use TextField.'],
    content: ['Say in the hint who will read it.'],
    accessibility: [
      'More than the limit can be typed, so that nothing is cut off; the count says how much is too much.',
    ],
  }),
  args: { label: 'Comment', value: '', rows: 4, limit: 200, onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '32rem' }}>
          <TextAreaField
            {...args}
            value={value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

const long = 'The parcel came back without its label. '

export const Default: Story = {}
export const Filled: Story = { args: { value: long } }
export const Required: Story = { args: { required: true } }
export const WithoutLimit: Story = { args: { limit: undefined, value: long } }
export const Disabled: Story = { args: { disabled: true, value: long } }
export const Refused: Story = { args: { required: true, error: 'Enter a comment.' } }
export const VeryLong: Story = {
  args: { label: long.repeat(4), value: long.repeat(30), error: 'This text is too long.' },
}

/** More than the limit can be typed: nothing that was pasted is cut off unseen. */
export const BeyondTheLimit: Story = {
  args: { limit: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Paid 🙂🙂')
    await expect(args.onChange).toHaveBeenLastCalledWith('Paid 🙂🙂')
    await expect(canvas.getByText('7 / 5')).toBeVisible()
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { args: { value: long }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { value: long }, globals: { theme: 'dark' } }
