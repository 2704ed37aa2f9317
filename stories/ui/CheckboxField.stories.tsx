import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxField } from '../../runtime/ui/CheckboxField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/CheckboxField',
  component: CheckboxField,
  parameters: usage({
    when: ['For one yes-or-no setting in a form.'],
    whenNot: [
      'For one of several values: use RadioGroupField.',
      'For something that takes effect at once: use a Button.',
    ],
    content: ['A positive statement. Avoid “not” and “do not”.'],
    accessibility: ['Hint and error are tied to the box by description.'],
    keys: { Space: 'checks or unchecks' },
  }),
  args: { label: 'Replace ticket', checked: false, onChange: fn() },
  render: args => (
    <Kept initial={args.checked}>
      {(value, set) => (
        <div style={{ maxInlineSize: '24rem' }}>
          <CheckboxField
            {...args}
            checked={value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { checked: true } }
export const WithHint: Story = { args: { hint: 'The customer gets a new ticket instead of money.' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true, checked: true } }
export const VeryLong: Story = {
  args: {
    label:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
  },
}

export const Refused: Story = {
  args: { required: true, error: 'Tick this to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Replace ticket' })
    await expect(box).toHaveAccessibleDescription('Tick this to go on.')
    await expect(box).toBeInvalid()
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
