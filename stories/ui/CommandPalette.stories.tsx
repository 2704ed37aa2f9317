import { type Meta, type StoryObj } from '@storybook/react-vite'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Clock from 'lucide-react/icons/clock'
import Zap from 'lucide-react/icons/zap'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CommandPalette } from '../../runtime/ui/CommandPalette.tsx'
import { usage } from './usage.ts'

const place = <ChevronRight aria-hidden="true" />

const meta = {
  title: 'UI/Actions/CommandPalette',
  component: CommandPalette,
  parameters: usage({
    when: ['To reach any screen, record or command by typing.'],
    whenNot: ['As the only way to a command: everything in it must also be on a screen.'],
    content: ['Results have the title of the screen or record, then its area.'],
    accessibility: [
      'A combobox in a dialog: the focus stays in the line, and the number of results is announced.',
    ],
    keys: { 'Up arrow, Down arrow': 'choose a result', Enter: 'opens it', Escape: 'closes the palette' },
    overPage: true,
  }),
  args: {
    query: '',
    groups: [
      {
        label: 'Recent',
        items: [
          { id: 'r1', label: 'Refund details 1204', hint: 'Refunds', icon: <Clock aria-hidden="true" /> },
        ],
      },
      { label: 'On this screen', items: [{ id: 'a1', label: 'Export', icon: <Zap aria-hidden="true" /> }] },
      {
        label: 'Screens',
        items: ['Refunds', 'Write-offs', 'Payouts', 'Rules', 'Returns'].map(label => ({
          id: label,
          label,
          icon: place,
        })),
      },
    ],
    onQuery: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Go to' })).toBeInTheDocument()
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Go to' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('option', { name: /Returns/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('a1')
  },
}
export const NothingFound: Story = { args: { query: 'xyz', groups: [] } }
/** Each group has a limit, and says how many more there are. */
export const More: Story = {
  args: {
    groups: [
      {
        label: 'Screens',
        items: Array.from({ length: 12 }, (_, at) => ({
          id: String(at),
          label: `Records ${at}`,
          icon: place,
        })),
        more: 1850,
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('1850 more. Type to narrow the list.')).toBeInTheDocument()
  },
}
export const VeryLong: Story = {
  args: {
    groups: [
      {
        label: 'Screens',
        items: Array.from({ length: 40 }, (_, at) => ({
          id: String(at),
          label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(at === 0 ? 6 : 1),
          hint: 'Somewhere › deep › below',
          icon: place,
        })),
      },
    ],
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
