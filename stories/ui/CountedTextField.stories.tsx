import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CountedTextField } from '../../runtime/ui/CountedTextField.tsx'
import { Kept } from './Kept.tsx'

const meta = {
  title: 'UI/Fields/CountedTextField',
  component: CountedTextField,
  args: { label: 'Account number', value: '', limit: 20, onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '18rem' }}>
          <CountedTextField
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
} satisfies Meta<typeof CountedTextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Exact: Story = { args: { label: 'IBAN', limit: 23, exact: true, value: 'PT50 0002' } }
/** Nobody can mend what is too long here. */
export const Disabled: Story = {
  args: { disabled: true, value: '0002 0123 1234 5678 9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Account number' })).toBeDisabled()
    await expect(canvas.queryByText('21 / 20')).toBeNull()
  },
}

/** More than the limit can be typed: nothing that was pasted is cut off unseen. */
export const BeyondTheLimit: Story = {
  args: { limit: 5, error: 'At most 5 characters.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '123456')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
    await expect(canvas.getByText('6 / 5')).toBeVisible()
  },
}
export const VeryLong: Story = {
  args: {
    label:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
    exact: true,
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
