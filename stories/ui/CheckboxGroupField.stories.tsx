import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxGroupField } from '../../runtime/ui/CheckboxGroupField.tsx'
import { Kept } from './Kept.tsx'

const options = [
  { value: 'checking', label: 'Checking account' },
  { value: 'savings', label: 'Savings account' },
  { value: 'closed', label: 'Closed account', disabled: true },
  { value: 'other', label: 'Other' },
]

const meta = {
  title: 'ui/CheckboxGroupField',
  component: CheckboxGroupField,
  args: { label: 'Papers', values: ['savings'], options, onChange: fn() },
  render: args => (
    <Kept initial={args.values}>
      {(value, set) => (
        <div style={{ maxInlineSize: '24rem' }}>
          <CheckboxGroupField
            {...args}
            values={value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof CheckboxGroupField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { values: [] } }
export const Inline: Story = { args: { inline: true } }
export const WithHint: Story = { args: { hint: 'Those that lie before you.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = { args: { values: [], required: true, error: 'Tick one at least.' } }
export const VeryLong: Story = {
  args: {
    options: [
      {
        value: 'x',
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
      },
      ...options,
    ],
  },
}

/** The list has the order of the options, and a value without option stays. */
export const Ticked: Story = {
  args: { values: ['gone', 'savings'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Checking account' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['checking', 'savings', 'gone'])
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
