import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tile, TileList } from '../../runtime/ui/Tile.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/Tile',
  component: Tile,
  parameters: usage({
    when: ['For one figure of a landing page with a link to its list: count, age, amount.'],
    whenNot: ['For figures of a record: use KeyFigures.'],
    content: ['Name the list; the figure comes with its unit, and below it what should not wait.'],
    accessibility: [
      'The whole tile is one link: the label is its name and the figures describe it. A tile that is loading is busy; one that failed has its own button.',
    ],
    keys: { Enter: 'opens the list' },
  }),
  decorators: [
    Story => (
      <TileList>
        <Story />
      </TileList>
    ),
  ],
  args: {
    label: 'Refunds to send',
    href: '#refunds',
    figure: { text: '1,204', unit: 'waiting', quiet: false, note: 'Oldest 3 days', warning: '42 overdue' },
  },
} satisfies Meta<typeof Tile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Refunds to send' })
    await expect(link).toHaveAccessibleDescription('1,204 waiting Oldest 3 days 42 overdue')
    // The whole tile is pressed.
    const tile = canvas.getByRole('listitem').getBoundingClientRect()
    await expect(document.elementFromPoint(tile.right - 8, tile.bottom - 8)).toBe(link)
  },
}
export const NothingLate: Story = {
  args: { figure: { text: '15', unit: 'waiting', quiet: false, note: 'Oldest 7 hours' } },
}
export const Quiet: Story = {
  args: { figure: { text: '0', unit: 'waiting', quiet: true, note: 'Nothing waiting' } },
}
const { figure: _, ...bare } = meta.args

export const Loading: Story = { args: bare, render: () => <Tile {...bare} /> }

const retry = fn()
const failure = { text: 'Not available', retry: 'Try again', onRetry: retry }

/** The focus stays in the tile when its button goes. */
export const Failed: Story = {
  args: bare,
  render: () => <Tile {...bare} failure={failure} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Refunds to send' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Refunds to send' })).toHaveFocus()
  },
}
export const VeryLong: Story = { args: { label: 'Refunds that are to be sent to the bank '.repeat(6) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
