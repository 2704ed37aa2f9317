import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FigureTable } from '../../runtime/ui/FigureTable.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const figures = (...texts: string[]) =>
  texts.map(text => ({ text, href: text === '-' ? undefined : '#figures' }))

const meta = {
  title: 'UI/Data/FigureTable',
  component: FigureTable,
  parameters: usage({
    when: ['For figures by group with their sums, beside a chart.'],
    whenNot: ['For records that are opened: use RecordTable or a grid.'],
    content: ['Put the unit or currency into the heading. The last line is the sum.'],
    accessibility: ['A table with row and column headers in a region that the keyboard can scroll.'],
  }),
  args: {
    label: 'Overdue by partner',
    head: 'Partner',
    columns: [{ label: 'Up to 7 days', series: 0 }, { label: 'Older', series: 1 }, { label: 'Total' }],
    rows: [
      {
        label: 'Bridge Couriers',
        href: '#partner',
        figures: figures('1,240.50 GBP', '2,225.25 GBP', '3,465.75 GBP'),
      },
      { label: 'Relais du Nord', href: undefined, figures: figures('-', '990.00 EUR', '990.00 EUR') },
    ],
    total: [['1,240.50 GBP'], ['990.00 EUR', '2,225.25 GBP'], ['990.00 EUR', '3,465.75 GBP']],
  },
} satisfies Meta<typeof FigureTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}
/** A name takes the lines that it needs. */
export const VeryLong: Story = {
  args: {
    rows: [
      {
        label: 'Wolfeschlegelsteinhausenbergerdorff and the company of the collection partners of the north',
        href: '#partner',
        figures: figures('1,240.50 GBP', '2,225.25 GBP', '3,465.75 GBP'),
      },
    ],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: /^Wolfe/ })
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}
export const WithoutSums: Story = { args: { total: undefined } }
export const WithNote: Story = {
  args: { note: 'The chart shows the first 12 of 30, the table all of them.' },
}
export const Folded: Story = {
  args: { folding: { open: false, onToggle: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show table of Overdue by partner' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(button)
    await expect(args.folding?.onToggle).toHaveBeenCalledWith(true)
  },
}
export const FoldedAndOpened: Story = {
  args: {
    folding: { open: true, onToggle: fn() },
    note: 'The chart shows the first 12 of 30, the table all of them.',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hide table of Overdue by partner' })
    const shown = canvas.getByRole('region', { name: 'Overdue by partner, table' })
    await expect(button).toHaveAttribute('aria-controls', shown.id)
  },
}
/** It scrolls sideways on its own. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
