import { type Meta, type StoryObj } from '@storybook/react-vite'

import { Skeleton } from '../../runtime/ui/Skeleton.tsx'

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  args: { width: '12rem' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Title: Story = { args: { width: '18rem', height: '1.25rem' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
