import { type Meta, type StoryObj } from '@storybook/react-vite'

import { VisuallyHidden } from '../../runtime/ui/VisuallyHidden.tsx'

const meta = {
  title: 'UI/Page/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only read aloud' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
