import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberRangeField } from '../../runtime/ui/NumberRangeField.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/NumberRangeField',
  component: NumberRangeField,
  parameters: usage({
    when: ['For a filter by least and greatest number.'],
    whenNot: ['For one number: use PlainNumberField.'],
    content: ['Label the value, not its ends: “Amount”.'],
    accessibility: ['Each end is a field with a name of its own: “Amount, from” and “Amount, to”.'],
  }),
  args: { label: 'Amount', from: 10, to: 250.5, onChange: fn() },
  render: args => (
    <Kept initial={{ from: args.from, to: args.to }}>
      {(range, set) => (
        <div style={{ maxInlineSize: '14rem' }}>
          <NumberRangeField
            {...args}
            {...range}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof NumberRangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { from: null, to: null } }
export const OpenEnd: Story = { args: { to: null } }
export const Refused: Story = {
  args: { from: 20, to: 1, error: 'The first number cannot be greater than the second.' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Each end is typed and stepped by itself. */
export const Typed: Story = {
  args: { from: null, to: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount, from' }), '7')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 7, to: null })
    const to = canvas.getByRole('textbox', { name: 'Amount, to' })
    await userEvent.type(to, '1,250')
    await userEvent.tab()
    await expect(to).toHaveValue('1250')
    await userEvent.type(to, '{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 7, to: 1251 })
  },
}
