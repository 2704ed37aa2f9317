import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ShortcutList } from '../../runtime/shell/shortcuts/ShortcutList.tsx'

const meta = {
  title: 'Frame/ShortcutList',
  component: ShortcutList,
  args: { onClose: fn() },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
  },
} satisfies Meta<typeof ShortcutList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
