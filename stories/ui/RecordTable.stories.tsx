import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RecordTable } from '../../runtime/ui/RecordTable.tsx'
import { usage } from './usage.ts'

const meta: Meta<typeof RecordTable> = {
  title: 'UI/Data/RecordTable',
  component: RecordTable,
  parameters: usage({
    when: ['For a few records that belong to another one, such as the lines of an order.'],
    whenNot: ['For rows that are paged, sorted or selected: use a grid.'],
    content: ['The first column names the record. Numbers are aligned at the end.'],
    accessibility: ['A table with row and column headers; long texts wrap, so that it fits a phone.'],
  }),
  args: {
    columns: [
      { label: 'Item', align: 'start' },
      { label: 'Quantity', align: 'end' },
      { label: 'Price', align: 'end' },
    ],
    rows: [
      ['VICTORIAN SEWING KIT', '240', '300.00 GBP'],
      ['BLACK DINER WALL CLOCK', '35', '297.50 GBP'],
    ],
  },
}
export default meta

type Story = StoryObj<typeof RecordTable>

export const Default: Story = {}
/** A name wraps, a number does not. */
export const VeryLong: Story = { args: { rows: [['Wolfeschlegelsteinhausen'.repeat(6), '1', '1.00 GBP']] } }
/** So does a value, which leaves the texts beside it room. */
export const LongValues: Story = {
  args: {
    columns: ['What', 'Old', 'New'].map(label => ({ label, align: 'start' as const })),
    rows: [
      ['Account holder', 'N'.repeat(300), 'Donaudampfschifffahrt'.repeat(20)],
      ['IBAN', 'GB08NFLD34898342053231', 'GB84CALS08994258147777'],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    // In one line.
    await expect(canvas.getByText('IBAN').getClientRects().length).toBe(1)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
