import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { overdue } from '../fixtures/overdue.ts'
import { refundGrid } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlocksStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

const filters: BlockOf<'filters'> = {
  kind: 'filters',
  heading: 'Which refunds',
  filters: [
    { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
    {
      kind: 'select',
      field: 'status',
      label: 'Status',
      options: [
        { value: 'ready', label: 'Ready' },
        { value: 'paid', label: 'Paid' },
      ],
    },
    { kind: 'dateRange', field: 'createdAt', label: 'Created' },
  ],
}
const chart: BlockOf<'chart'> = {
  kind: 'chart',
  heading: 'Overdue by partner',
  get: '/api/overdue',
  follows: ['status'],
  label: { field: 'partner', label: 'Partner' },
  series: [
    { field: 'week', label: 'Up to 7 days' },
    { field: 'month', label: '8–30 days' },
  ],
  horizontal: true,
}
const { filters: _, ...unfiltered } = refundGrid
const grid: BlockOf<'grid'> = {
  kind: 'grid',
  heading: 'Refunds',
  grid: { ...unfiltered, follows: ['customerName', 'status', 'createdAt'] },
}

const rows = answerGrid(refunds)
const answer = (call: HttpCall) =>
  call.path.startsWith('/api/overdue') ? { ok: true, status: 200, data: overdue } : rows(call)

type Story = StoryObj<typeof BlocksStory>

const meta: Meta<typeof BlocksStory> = {
  title: 'Blocks/Filters',
  component: BlocksStory,
  decorators: [withRuntime],
  args: { body: [filters, chart, grid] },
  parameters: { stage: { answer } },
  play: drawn,
}
export default meta

export const Default: Story = {}
/** A choice has gone to the address: chart and rows follow, the focus stays. */
export const Applied: Story = {
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Paid')
    await canvas.findByRole('button', { name: 'Remove Status' })
    await drawn(context)
  },
}
/** An invalid date is reported, and not applied. */
export const Wrong: Story = {
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Created, from' }), 'soon')
    await userEvent.tab()
    await canvas.findByText(/Invalid date format/)
  },
}
/** What follows cannot be had: the filters are of use all the same. */
export const Failed: Story = {
  parameters: {
    stage: {
      answer: () => ({ ok: false, status: 500, statusText: '', data: { message: 'The disk is full.' } }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The numbers could not be loaded.')
  },
}
/** Opened with the last 30 days up to today. */
export const LastDays: Story = {
  args: {
    body: [
      {
        kind: 'filters',
        filters: [{ kind: 'dateRange', field: 'createdAt', label: 'Created', initial: { lastDays: 30 } }],
      },
      { ...grid, grid: { ...grid.grid, follows: ['createdAt'] } },
    ],
  },
  play: async context => {
    await drawn(context)
    await context.canvas.findByRole('button', { name: 'Remove Created' })
  },
}
export const OneFilter: Story = {
  args: { body: [{ kind: 'filters', filters: filters.filters.slice(1, 2) }, chart] },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** As wide as a small laptop leaves it. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '45rem' }}>
        <Story />
      </div>
    ),
  ],
}
