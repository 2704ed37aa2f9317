import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterTabs } from '../../runtime/ui/FilterTabs.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const tabs = [
  { id: 'all', label: 'All', count: 2887 },
  { id: 'pending', label: 'Pending', count: 88 },
  { id: 'ready', label: 'Ready', count: 93 },
  { id: 'paid', label: 'Paid', count: 2305 },
  { id: 'failed', label: 'Failed', count: 0 },
]

const meta = {
  title: 'UI/Data/FilterTabs',
  component: FilterTabs,
  parameters: usage({
    when: ['To narrow a list to one value of a state, with the number of its rows.'],
    whenNot: ['To switch between different contents: use Tabs.'],
    content: ['The values as the list shows them, then the number: “Ready 12”.'],
    accessibility: ['A toolbar of toggle buttons and one tab stop.'],
    keys: {
      'Left arrow, Right arrow, Home, End': 'move along the buttons',
      'Enter, Space': 'narrows the list',
    },
  }),
  args: { label: 'Status', tabs: tabs.map(tab => ({ ...tab, open: tab.id === 'pending' })), onOpen: fn() },
  render: args => (
    <Kept initial={args.tabs.find(({ open }) => open)?.id ?? ''}>
      {(open, set) => (
        <FilterTabs
          {...args}
          tabs={args.tabs.map(tab => ({ ...tab, open: tab.id === open }))}
          onOpen={id => {
            set(id)
            args.onOpen(id)
          }}
        />
      )}
    </Kept>
  ),
} satisfies Meta<typeof FilterTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Numbers above 9,999 are rounded in sight and exact in the name of the tab. */
export const Thousands: Story = {
  args: { tabs: tabs.map(tab => ({ ...tab, count: tab.count * 97, open: tab.id === 'all' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All 280,039' })).toHaveTextContent('280K')
  },
}

/** There are no numbers to come. */
export const Uncounted: Story = {
  args: { counted: false, tabs: tabs.map(({ id, label }) => ({ id, label, open: id === 'all' })) },
}

/** Before the numbers are known, or when they cannot be had. */
export const WithoutCounts: Story = {
  args: { tabs: tabs.map(({ id, label }) => ({ id, label, open: id === 'all' })) },
}

/** The filter has several values at once: no tab is that. */
export const NoneOpen: Story = { args: { tabs: tabs.map(tab => ({ ...tab, open: false })) } }

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pending 88' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('ready')
    await expect(canvas.getByRole('button', { name: 'Ready 93' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Many: Story = {
  args: {
    tabs: Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      label: `A status with a long name ${at}`,
      count: at ** 4,
      open: at === 3,
    })),
  },
}
