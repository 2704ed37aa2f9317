import { type Meta, type StoryObj } from '@storybook/react-vite'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { IconButton } from '../../runtime/ui/IconButton.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  parameters: usage({
    when: ['For a well-known command where room is short: close, refresh, remove.'],
    whenNot: ['For a command whose icon needs an explanation: use Button with text.'],
    content: ['The label is a verb and names its object when there are several: “Remove Status filter”.'],
    accessibility: ['The label is its accessible name and its tooltip. The target is at least 24 px.'],
    keys: { 'Enter, Space': 'press' },
  }),
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
