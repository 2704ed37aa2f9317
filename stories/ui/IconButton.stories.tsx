import { type Meta, type StoryObj } from '@storybook/react-vite'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { IconButton } from '../../runtime/ui/IconButton.tsx'
import { inStates } from '../fixtures/inStates.tsx'

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: <RefreshCw /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }

export const States: Story = inStates
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
