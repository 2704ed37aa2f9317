import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { refundStatus } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'details'>>

const meta: Meta<BlockOf<'details'>> = {
  title: 'Blocks/Details',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

const block = {
  kind: 'details',
  load: 'refund',
  fields: [
    { field: 'idRefund', label: 'Refund', cell: { kind: 'link', to: 'refund', params: { id: 'idRefund' } } },
    { field: 'status', label: 'Status', cell: refundStatus },
    { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
    { field: 'createdAt', label: 'Created', cell: { kind: 'date', time: true } },
    { field: 'customerName', label: 'Customer' },
    { field: 'note', label: 'Note' },
  ],
} satisfies BlockOf<'details'>
const [, refund] = refunds

export const Default: Story = { args: block, parameters: { stage: { loads: { refund } } } }
export const Heading: Story = {
  args: { ...block, heading: 'Refund' },
  parameters: { stage: { loads: { refund } } },
}
/** The few values that a record is judged by; what is empty is left out. */
export const Figures: Story = {
  args: { ...block, look: 'figures' },
  parameters: { stage: { loads: { refund } } },
}
const asking = { kind: 'details', get: '/api/refund', fields: block.fields } satisfies BlockOf<'details'>
/** By a call of the block itself, which may follow the filters of the screen. */
export const OwnCall: Story = {
  args: asking,
  parameters: { stage: { answer: () => ({ ok: true, status: 200, data: refund }) } },
}
export const Loading: Story = {
  args: asking,
  play: async ({ canvas }) => {
    await canvas.findByTitle('Loading...')
  },
}
export const Failed: Story = {
  args: asking,
  parameters: { stage: { answer: () => ({ ok: false, status: 500, statusText: '', data: {} }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
/** The load brought no record. */
export const Empty: Story = {
  args: { ...block, empty: 'The customer has not asked for a refund.' },
  parameters: { stage: { loads: { refund: null } } },
}
/** A record without values shows '-' for each. */
export const WithoutValues: Story = { args: block, parameters: { stage: { loads: { refund: {} } } } }
/** The link is plain text for a user who may not open its screen. */
export const Refused: Story = {
  args: block,
  parameters: { stage: { resources: [], loads: { refund } } },
}
export const VeryLong: Story = {
  args: block,
  parameters: {
    stage: {
      loads: {
        refund: {
          ...refund,
          customerName: 'Wolfeschlegelsteinhausen'.repeat(6),
          note: 'Money back on the card. '.repeat(30),
        },
      },
    },
  },
}
const lengths = Array.from({ length: 24 }, (_, at) => at + 20)
/** The copy button is always in the last line of a long value. */
export const CopyValues: Story = {
  args: {
    ...block,
    fields: lengths.map(length => ({
      field: `of${length}`,
      label: `${length} letters`,
      cell: { kind: 'text', copy: true },
    })),
  },
  parameters: {
    stage: {
      loads: { refund: Object.fromEntries(lengths.map(length => [`of${length}`, 'R'.repeat(length)])) },
    },
  },
  decorators: [story => <div style={{ inlineSize: '30rem', paddingInlineEnd: '2rem' }}>{story()}</div>],
  play: async context => {
    await drawn(context)
    const values = [...context.canvasElement.querySelectorAll('dd')]
    await expect(values).toHaveLength(lengths.length)
    for (const value of values) {
      const text = value.querySelector('bdi')
      if (!text) throw new Error('A value has no text.')
      const range = document.createRange()
      range.selectNodeContents(text)
      const last = [...range.getClientRects()].at(-1)
      const button = within(value).getByRole('button').getBoundingClientRect()
      const middle = (button.top + button.bottom) / 2
      await expect(middle).toBeGreaterThan(last?.top ?? Infinity)
      await expect(middle).toBeLessThan(last?.bottom ?? 0)
    }
  },
}
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
