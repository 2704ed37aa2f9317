import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'beside'>>

const money = { kind: 'money', currency: 'currency' } as const
const payment: BlockOf<'details'> = {
  kind: 'details',
  heading: 'Payment',
  load: 'payment',
  fields: [
    { field: 'reference', label: 'Reference' },
    { field: 'partner', label: 'Partner' },
    { field: 'amount', label: 'Amount', cell: money },
  ],
}
const lists: BlockOf<'details'> = {
  kind: 'details',
  heading: 'Transaction lists',
  load: 'lists',
  fields: [
    { field: 'rowCount', label: 'Transactions', cell: { kind: 'number' } },
    { field: 'total', label: 'Total', cell: money },
  ],
}
const loads = {
  payment: { reference: 'BNK-111206-84646', partner: 'Emerald Post', amount: 6933.49, currency: 'GBP' },
  lists: { rowCount: 20, total: 6933.49, currency: 'GBP' },
}

const meta: Meta<BlockOf<'beside'>> = {
  title: 'Blocks/Beside',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'beside', body: [payment, lists] },
  parameters: { stage: { loads } },
  play: drawn,
}
export default meta

export const Default: Story = {}
/** Four blocks are two lines. */
export const TwoLines: Story = {
  args: {
    body: [
      payment,
      lists,
      { ...payment, heading: 'Transfer' },
      { ...lists, heading: 'Lists of the transfer' },
    ],
  },
}
/** A block whose condition does not hold leaves no gap. */
export const OneHidden: Story = {
  args: { body: [{ ...payment, visible: { field: 'payment.gone', present: true } }, lists, payment] },
}
export const Empty: Story = { parameters: { stage: { loads: { payment: null, lists: null } } } }
export const VeryLong: Story = {
  parameters: {
    stage: {
      loads: { ...loads, payment: { ...loads.payment, partner: 'Cooperative-of-riders-'.repeat(8) } },
    },
  },
}
export const Narrow: Story = {
  decorators: [
    Inner => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Inner />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
