import { type Meta, type StoryObj } from '@storybook/react-vite'
import { RecordTable } from '../../runtime/ui/RecordTable.tsx'

const meta: Meta<typeof RecordTable> = {
  title: 'UI/RecordTable',
  component: RecordTable,
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
