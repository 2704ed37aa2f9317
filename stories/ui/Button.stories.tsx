import { type Meta, type StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import { fn } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Add refund', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }
export const Small: Story = { args: { size: 'small' } }
export const WithIcon: Story = { args: { icon: <Plus /> } }
export const Busy: Story = { args: { busy: true, variant: 'primary' } }
export const BusySecondary: Story = { args: { busy: true } }
export const BusyDanger: Story = { args: { busy: true, variant: 'danger', children: 'Delete' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledPrimary: Story = { args: { disabled: true, variant: 'primary' } }
export const DisabledQuiet: Story = { args: { disabled: true, variant: 'quiet' } }
export const DisabledDanger: Story = { args: { disabled: true, variant: 'danger', children: 'Delete' } }
export const VeryLong: Story = {
  args: {
    children:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const PrimaryDark: Story = { ...Primary, ...Dark }
export const DangerDark: Story = { ...Danger, ...Dark }
export const DisabledDark: Story = { ...Disabled, ...Dark }
