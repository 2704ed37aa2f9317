import { type Meta, type StoryObj } from '@storybook/react-vite'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { SelectionBar } from '../../runtime/ui/SelectionBar.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Actions/SelectionBar',
  component: SelectionBar,
  parameters: usage({
    when: ['For what can be done with selected rows.'],
    whenNot: [
      'For actions on one row: put them into the row. For actions on the whole list: put them above it.',
    ],
    content: ['Name the number and the sum: “Approve 12 write-offs, GBP 340.00”.'],
    accessibility: ['The number of selected rows is announced when it changes. Keep it mounted.'],
  }),
  args: {
    count: 25,
    matching: 3077,
    onSelectAll: fn(),
    onClear: fn(),
    children: (
      <>
        <Button icon={<Check />}>Approve</Button>
        <Button icon={<Ban />}>Reject</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('25 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 3,077 matching' }))
    await expect(args.onSelectAll).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

export const All: Story = {
  args: { count: 3077, all: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All 3,077 selected')
    await expect(canvas.queryByRole('button', { name: /Select all/ })).toBeNull()
  },
}

export const AllButSome: Story = {
  args: { count: 3075, all: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3,075 selected')
  },
}

export const MatchingUnknown: Story = { args: { matching: undefined } }
export const WithoutActions: Story = { args: { children: undefined } }

/** Nothing is seen, and the count is ready to be read aloud. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Figures that a user selects towards are in sight before the first row is selected. */
export const FiguresFirst: Story = {
  args: { count: 0, figures: 'Outstanding 1,250.00 GBP' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected')
    await waitFor(() => expect(canvas.getByText(/Outstanding/)).toBeVisible())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Below many rows the bar stays at the foot of the window. */
export const Sticky: Story = {
  render: args => (
    <div>
      <div style={{ blockSize: '150vh' }}>Rows</div>
      <SelectionBar {...args} />
      <div style={{ blockSize: '50vh' }}>Pages</div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}

const steps = ['Mark selected as ready', 'Send selected to bank', 'Mark selected as paid', 'Cancel selected…']
const stepButtons = steps.map(step => <Button key={step}>{step}</Button>)

/** As wide as the content of a window of 1024 pixels: four actions stand beside the count. */
export const OneLine: Story = {
  args: { count: 10, matching: 334, children: stepButtons },
  decorators: [Story => <div style={{ inlineSize: 979 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const middles = [canvas.getByRole('status'), ...canvas.getAllByRole('button')].map(middleOf)
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1)
  },
}

/** Buttons that do not fit wrap to the next line; the close button keeps its corner. */
export const TwoLines: Story = {
  args: { count: 10, matching: 334, children: stepButtons },
  decorators: [Story => <div style={{ inlineSize: 768 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [count, first, clear] = [
      canvas.getByRole('status'),
      canvas.getByRole('button', { name: 'Mark selected as ready' }),
      canvas.getByRole('button', { name: 'Clear selection' }),
    ].map(element => element.getBoundingClientRect())
    await expect(first?.top).toBeGreaterThanOrEqual(count?.bottom ?? Number.NaN)
    await expect(first?.left).toBe(count?.left)
    await expect(clear?.top).toBeLessThan(first?.top ?? Number.NaN)
    await expect(canvas.getAllByRole('button')).toHaveLength(6)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const VeryLong: Story = {
  args: {
    count: 999_999,
    matching: 12_345_678,
    children: ['accounting system', 'account of the partner', 'account of the customer'].map(place => (
      <Button key={place}>{`Book the selected amounts of this month in the ${place}`}</Button>
    )),
  },
}

function middleOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}
