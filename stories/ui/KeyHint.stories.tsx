import { type Meta, type StoryObj } from '@storybook/react-vite'

import { KeyHint } from '../../runtime/ui/KeyHint.tsx'

const meta = {
  title: 'UI/Actions/KeyHint',
  component: KeyHint,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneKey: Story = { args: { keys: ['Esc'] } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
