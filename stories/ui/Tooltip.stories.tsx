import { type Meta, type StoryObj } from '@storybook/react-vite'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Tooltip } from '../../runtime/ui/Tooltip.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/Tooltip',
  component: Tooltip,
  parameters: usage({
    when: ['For a helpful but optional note.'],
    whenNot: ['For anything that must be read: touch never shows it. For a label: use the label.'],
    content: ['A short phrase without a full stop.'],
    accessibility: [
      'It appears on hover and focus, stays while the pointer is on it, and closes with Escape.',
    ],
    keys: { Escape: 'closes it' },
  }),
  args: {
    content: 'Asks the server again',
    side: 'bottom',
    children: <Button icon={<RefreshCw />}>Refresh</Button>,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(screen.getByText('Asks the server again')).toBeVisible())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const VeryLong: Story = {
  args: { content: 'Asks the server again for everything that may have changed since. '.repeat(6) },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText(/^Asks the server again/)).toBeVisible())
  },
}
