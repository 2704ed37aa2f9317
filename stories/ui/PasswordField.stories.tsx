import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasswordField } from '../../runtime/ui/PasswordField.tsx'
import { Kept } from './Kept.tsx'

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: { label: 'API key', value: 'a-secret', onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '18rem' }}>
          <PasswordField
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
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: '', placeholder: 'As the partner sent it' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = { args: { error: 'The partner does not know this key.' } }

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('API key')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Show API key' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
