import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { refundStatus } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'table'>>

const meta: Meta<BlockOf<'table'>> = {
  title: 'Blocks/Table',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

const block = {
  kind: 'table',
  load: 'order.refunds',
  columns: [
    { field: 'customerName', label: 'Customer' },
    { field: 'status', label: 'Status', cell: refundStatus },
    { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
  ],
} satisfies BlockOf<'table'>
const order = { refunds: refunds.slice(0, 4) }

export const Default: Story = { args: block, parameters: { stage: { loads: { order } } } }
export const Heading: Story = {
  args: { ...block, heading: 'Refunds' },
  parameters: { stage: { loads: { order } } },
}
/** The last line is a value of another record. */
export const LastLine: Story = {
  args: { ...block, lastLine: { label: 'Refunded', load: 'order', field: 'refunded' } },
  parameters: { stage: { loads: { order: { ...order, refunded: 1204.5, currency: 'GBP' } } } },
}
/** What is no list of records shows the text for none. */
export const Empty: Story = {
  args: { ...block, empty: 'Nothing was refunded.' },
  parameters: { stage: { loads: { order: { refunds: null } } } },
}
/** Long texts wrap: a table fits a phone. */
export const VeryLong: Story = {
  args: block,
  parameters: {
    stage: {
      loads: { order: { refunds: [{ ...refunds[0], customerName: 'Wolfeschlegelsteinhausen'.repeat(6) }] } },
    },
  },
}
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
