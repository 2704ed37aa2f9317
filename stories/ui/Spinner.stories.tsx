import { type Meta, type StoryObj } from '@storybook/react-vite'

import { Spinner } from '../../runtime/ui/Spinner.tsx'

const meta = {
  title: 'UI/Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const OtherLabel: Story = { args: { label: 'Saving...' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
