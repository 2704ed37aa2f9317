import { type Meta, type StoryObj } from '@storybook/react-vite'

import { Spinner } from '../../runtime/ui/Spinner.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/Spinner',
  component: Spinner,
  parameters: usage({
    when: ['For a wait whose result has no shape yet.'],
    whenNot: ['For lists and pages: use Skeleton. In a button: use its busy state.'],
    content: ['Say what is being waited for: “Loading refunds…”.'],
    accessibility: ['A status with its label as text; with reduced motion it fades instead of turning.'],
  }),
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const OtherLabel: Story = { args: { label: 'Saving...' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
