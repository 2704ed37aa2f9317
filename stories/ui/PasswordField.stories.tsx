import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasswordField } from '../../runtime/ui/PasswordField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'

const meta = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'New password', opens: 'New password', value: '', onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '18rem' }}>
          <PasswordField {...args} value={value} onChange={set} />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

const secret = 'correct horse battery staple'

export const Default: Story = {}
export const Filled: Story = { args: { value: secret } }
export const Shown: Story = {
  args: { value: secret },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show New password' }))
    await expect(canvas.getByRole('textbox', { name: 'New password' })).toHaveValue(secret)
  },
}
export const WithHint: Story = { args: { hint: 'Empty: the password stays as it is. It is never shown.' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true, value: secret } }
export const Refused: Story = { args: { value: 'short', error: 'At least 12 characters.' } }

export const States: Story = inStates

export const RightToLeft: Story = { args: { value: secret }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { value: secret }, globals: { theme: 'dark' } }
