import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PreviewTable } from '../../runtime/ui/PreviewTable.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/PreviewTable',
  component: PreviewTable,
  parameters: usage({
    when: ['To look at the first rows of a file before it is sent.'],
    whenNot: ['For rows of the server: use a grid.'],
    content: ['It says how many rows follow.'],
    accessibility: ['A table with headers and line numbers in a region that the keyboard can scroll.'],
  }),
  args: {
    label: 'First rows of write-offs.csv',
    headers: ['order', 'amount', 'reason'],
    rows: [
      { line: 2, cells: ['300012044', '-124.90', 'Lost in transit'] },
      { line: 3, cells: ['300012075', '12.00', ''] },
      { line: 4, cells: ['300012106', '1,200.50', 'Damaged'] },
    ],
    more: '3,072 more rows',
  },
  render: args => (
    <div style={{ maxInlineSize: '32rem' }}>
      <PreviewTable {...args} />
    </div>
  ),
} satisfies Meta<typeof PreviewTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutMore: Story = { args: { more: undefined } }
export const Empty: Story = { args: { rows: [], more: 'No rows' } }

export const Doubtful: Story = {
  args: { rows: [{ line: 2, cells: ['300012044', 'a lot', ''], doubtful: [1, 2] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'a lot (check this)' })).toBeVisible()
  },
}

/** A row with other than the values of the header is marked as a whole. */
export const ShortRow: Story = {
  args: {
    rows: [
      { line: 2, cells: ['300012044'], note: 'This line has 1 value and the header 3.' },
      { line: 3, cells: ['300012075', '12.00', 'Damaged'] },
    ],
  },
  play: async ({ canvas }) => {
    const name = /^2 \(This line has 1 value and the header 3\.\) 300012044 missing missing$/
    await expect(canvas.getByRole('row', { name })).toBeVisible()
  },
}

/** It scrolls sideways on its own, by keyboard too. */
export const VeryWide: Story = {
  args: {
    headers: Array.from({ length: 20 }, (_, index) => `column ${index}`),
    rows: [{ line: 2, cells: Array.from({ length: 20 }, (_, index) => `A rather long value ${index}`) }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'First rows of write-offs.csv' })).toHaveFocus()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = {
  args: { rows: [{ line: 2, cells: ['300012044', 'a lot', ''], doubtful: [1, 2] }] },
  globals: { theme: 'dark' },
}
