import { type Meta, type StoryObj } from '@storybook/react-vite'
import Columns3 from 'lucide-react/icons/columns-3'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ColumnChooser } from '../../runtime/ui/ColumnChooser.tsx'
import { PopoverPanel } from '../../runtime/ui/PopoverPanel.tsx'

const meta = {
  title: 'ui/PopoverPanel',
  component: PopoverPanel,
  args: {
    label: 'Columns',
    trigger: 'Columns',
    icon: <Columns3 />,
    align: 'start',
    children: (
      <ColumnChooser
        items={[
          { field: 'id', label: 'Refund', shown: true, locked: true, pin: 'start' },
          { field: 'order', label: 'Order Nr', shown: true },
          { field: 'amount', label: 'Amount', shown: false },
        ]}
        changed
        onChange={fn()}
        onReset={fn()}
      />
    ),
  },
} satisfies Meta<typeof PopoverPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible())
    await expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus()
  },
}

/** Escape closes the menu inside first, then the panel, and the focus comes back. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'More for Amount' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pin to start' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
