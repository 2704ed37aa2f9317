import { type Meta, type StoryObj } from '@storybook/react-vite'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Tooltip } from '../../runtime/ui/Tooltip.tsx'

const meta = {
  title: 'UI/Data/Tooltip',
  component: Tooltip,
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
