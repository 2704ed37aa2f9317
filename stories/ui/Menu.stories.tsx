import { type Meta, type StoryObj } from '@storybook/react-vite'
import CircleUser from 'lucide-react/icons/circle-user'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import LogOut from 'lucide-react/icons/log-out'
import Printer from 'lucide-react/icons/printer'
import Settings from 'lucide-react/icons/settings'
import Upload from 'lucide-react/icons/upload'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Menu } from '../../runtime/ui/Menu.tsx'
import { usage } from './usage.ts'

const signOut = fn()

const meta = {
  title: 'UI/Actions/Menu',
  component: Menu,
  parameters: usage({
    when: ['For three or more commands that are needed less often than the visible ones.'],
    whenNot: ['For one or two commands: show buttons.', 'To choose a value: use SelectField.'],
    content: ['Verbs in sentence case; irreversible commands come last, in the danger tone.'],
    accessibility: ['An ARIA menu: the focus moves into it and returns to its button.'],
    keys: {
      'Enter, Space, Down arrow': 'opens the menu',
      'Up arrow, Down arrow, Home, End': 'move along it',
      'First letters': 'move to an entry',
      Escape: 'closes it',
    },
  }),
  args: {
    label: 'Account',
    align: 'start',
    trigger: <CircleUser />,
    items: [
      { id: 'who', content: 'maria.oliveira' },
      { id: 'line', separator: true },
      { id: 'settings', label: 'Settings', icon: <Settings />, href: '#settings' },
      { id: 'locked', label: 'Impersonate', onSelect: fn(), disabled: true },
      { id: 'out', label: 'Sign out', icon: <LogOut />, onSelect: signOut, danger: true },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible())
  },
}

export const Busy: Story = { args: { busy: true } }

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(signOut).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** The menu of a grid: what is not possible stays in its place. */
export const OfGrid: Story = {
  args: {
    label: 'More',
    trigger: <EllipsisVertical />,
    items: [
      { id: 'export', label: 'Export', icon: <Download />, onSelect: fn() },
      { id: 'import', label: 'Import', icon: <Upload />, onSelect: fn(), disabled: true },
      { id: 'line', separator: true },
      { id: 'columns', label: 'Columns', icon: <Columns3 />, onSelect: fn() },
      { id: 'print', label: 'Print', icon: <Printer />, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Import' })).toBeDisabled())
  },
}
/** Longer than the window is wide; what is locked can be seen and not chosen. */
export const VeryLong: Story = {
  args: {
    items: [
      { id: 'who', content: 'maria.oliveira.de.albuquerque.wolfeschlegelsteinhausenbergerdorff@example.org' },
      ...Array.from({ length: 4 }, (_, at) => ({
        id: `item${at}`,
        label: `Settings of the reconciliation of collection partners, part ${at + 1}`,
        onSelect: fn(),
        disabled: at === 1,
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const locked = await screen.findByRole('menuitem', { name: /part 2/ })
    await expect(locked).toBeDisabled()
  },
}
