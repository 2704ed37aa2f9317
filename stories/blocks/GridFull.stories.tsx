import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { countedGrid, fullGrid, summedGrid, tabbedGrid, totalledGrid } from '../fixtures/fullGrid.ts'
import { refundGrid } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'grid'>>

const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Grid with everything',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

const answer = answerGrid(refunds)

/** Columns, selection, actions, totals and tooltips: every word there is. */
export const Full: Story = { args: { kind: 'grid', grid: fullGrid }, parameters: { stage: { answer } } }
const counts = [
  ['pending', 21],
  ['ready', 4],
  ['paid', 1234],
].map(([value, count]) => ({ value, count }))
/** What all rows come to, below those of the page; it comes after the rows. */
export const TotalsOfAllRows: Story = {
  args: { kind: 'grid', grid: totalledGrid },
  parameters: {
    stage: {
      answer: (call: HttpCall) =>
        call.path === totalledGrid.source ? answer(call) : { ok: true, status: 200, data: { data: totals } },
    },
  },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('88.00 AED · 12,345.60 EGP')).toBeVisible()
  },
}

const totals = [
  { field: 'amount', amount: 12_345.6, currency: 'EGP' },
  { field: 'amount', amount: 88, currency: 'AED' },
]

/** The values of a filter as tabs; the numbers come after the rows. */
export const StatusTabs: Story = {
  args: { kind: 'grid', grid: tabbedGrid },
  parameters: {
    stage: {
      address: '/refunds?status=paid',
      answer: (call: HttpCall) =>
        call.path === tabbedGrid.source
          ? answer(call)
          : { ok: true, status: 200, data: { success: true, data: counts } },
    },
  },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Paid 1,234' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
/** Columns whose resource the user holds are there, and the others are not. */
export const Holder: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer, resources: ['refunds', 'orders', 'deletions'] } },
}
/** Visible columns are in the address, their widths in the storage of the browser. */
export const Arranged: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: {
    stage: {
      answer,
      address: '/refunds?cols=idRefund-amount-customerName-status',
      memory: remembering({ widths: { customerName: 320 }, pins: { amount: 'end' } }),
    },
  },
}
export const Compact: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer, memory: remembering({ density: 'compact' }) } },
}
export const Comfortable: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer, memory: remembering({ density: 'comfortable' }) } },
}
/** Filters that are applied stand as chips, and are taken back one by one or all at once. */
export const Filtered: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: {
    stage: {
      answer,
      address: '/refunds?customerName=a&status=paid&method=Card&method=Voucher&createdAt.from=2026-01-01',
    },
  },
}
/** Some rows are selected; the bar says how many and what can be done with them. */
export const Selected: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer } },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select \d/ })
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible())
  },
}
/** What the selected rows come to is said by the server. */
export const Summed: Story = {
  args: { kind: 'grid', grid: summedGrid },
  parameters: {
    stage: {
      answer: (call: HttpCall) =>
        call.path === summedGrid.source
          ? answer(call)
          : { ok: true, status: 200, data: { success: true, data: { total: 1234.5, currency: 'EUR' } } },
    },
  },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select \d/ })
    if (box) await userEvent.click(box)
    await waitFor(() => expect(canvas.getByText('1,234.50 EUR')).toBeVisible())
  },
}
/** The server counts what is selected, by a GET call. */
export const Counted: Story = {
  args: { kind: 'grid', grid: countedGrid },
  parameters: {
    stage: {
      answer: (call: HttpCall) =>
        call.path === countedGrid.source
          ? answer(call)
          : { ok: true, status: 200, data: { data: { data: 1 } } },
    },
  },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select \d/ })
    if (box) await userEvent.click(box)
    await waitFor(() => expect(canvas.getByText('All filtered rows')).toBeVisible())
  },
}
/** The sum could not be had: it can be asked for again. */
export const SummedFailed: Story = {
  args: { kind: 'grid', grid: summedGrid },
  parameters: {
    stage: {
      answer: (call: HttpCall) =>
        call.path === summedGrid.source ? answer(call) : { ok: true, status: 200, data: { success: true } },
    },
  },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select \d/ })
    if (box) await userEvent.click(box)
    await waitFor(() => expect(canvas.getByText('The total could not be calculated.')).toBeVisible())
  },
}
/** All rows of the filters but one. */
export const SelectedAll: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer } },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of the page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 87 matching' }))
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select \d/ })
    if (box) await userEvent.click(box)
    await waitFor(() => expect(canvas.getByText('86 selected')).toBeVisible())
  },
}
/** Somebody else works on the rows: actions are there and cannot be used. */
export const Frozen: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer: saying({ freezeGridActions: true, username: 'nour.haddad' }) } },
}
/** The server has left rows out by itself, and has something to say. */
export const Narrowed: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer: saying({ filteredGrid: true, message: 'Amounts are of yesterday.' }) } },
}
/** The server says itself why there is nothing. */
export const CustomContent: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: {
    stage: {
      answer: saying({
        data: [],
        rowCount: 0,
        customContent: { heading: 'All paid', text: 'There is nothing to do before tomorrow.' },
      }),
    },
  },
}
/** The definition sets the text and a link. */
export const EmptyWithLinks: Story = {
  args: {
    kind: 'grid',
    grid: {
      ...refundGrid,
      empty: {
        heading: 'No refunds',
        text: 'Refunds appear here as soon as a return is accepted.',
        links: [{ label: 'Refund settings', to: 'refund-settings' }],
      },
    },
  },
  parameters: { stage: { answer: answerGrid([]) } },
}
/** A filter area of its own. */
export const FilterTemplate: Story = {
  args: {
    kind: 'grid',
    grid: {
      ...refundGrid,
      filterArea: {
        template:
          'Refunds of {customerName} that are {status}, created from {createdAt.from} to {createdAt.to}',
      },
    },
  },
  parameters: { stage: { answer } },
}
/** Saved filters, import and export, each with a button of its own. */
export const Services: Story = {
  args: {
    kind: 'grid',
    grid: {
      ...fullGrid,
      savedFilters: { module: 'finance', functionality: 'write-off' },
      export: { reportType: 'refunds' },
      import: { type: 1 },
    },
  },
  parameters: { stage: { answer } },
}
export const ColumnsPanel: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer } },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Grid menu' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Columns…' }))
    await expect(await within(document.body).findByRole('dialog', { name: 'Columns' })).toBeVisible()
  },
}
export const GridMenu: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer } },
  play: async context => {
    await drawn(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Grid menu' }))
  },
}
/** Rows that show one action have a button, others a menu. */
export const RowButtons: Story = {
  args: {
    kind: 'grid',
    grid: {
      ...fullGrid,
      actions: [
        { kind: 'request', label: 'Approve', call: '/api/a', visible: { field: 'status', is: 'pending' } },
        { kind: 'request', label: 'Reject', call: '/api/b', visible: { field: 'status', is: 'pending' } },
        { kind: 'request', label: 'Reopen', call: '/api/c', visible: { field: 'status', not: 'pending' } },
      ],
    },
  },
  parameters: { stage: { answer } },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    await expect((await canvas.findAllByRole('button', { name: 'Reopen' }))[0]).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: /^Actions for/ }))[0]).toBeVisible()
  },
}
/** What can be done with a row, and why something cannot. */
export const RowMenu: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer } },
  play: async context => {
    await drawn(context)
    const [first] = await within(context.canvasElement).findAllByRole('button', { name: /^Actions for/ })
    if (first) await userEvent.click(first)
  },
}
export const Question: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer, address: '/refunds?status=pending' } },
  play: async context => {
    await drawn(context)
    const [first] = await within(context.canvasElement).findAllByRole('button', { name: /^Actions for/ })
    if (first) await userEvent.click(first)
    await userEvent.click(within(context.canvasElement).getByRole('menuitem', { name: 'Approve' }))
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible()
  },
}
/** More of a row in two columns, when pointer or focus rest on a cell. */
export const CellTooltip: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer } },
  play: async context => {
    await drawn(context)
    context.canvasElement.querySelector<HTMLElement>('.rdg-row [aria-colindex="3"]')?.focus()
    await expect(await within(context.canvasElement).findByRole('tooltip')).toBeVisible()
  },
}
/** From right to left, start is on the right. */
export const RightToLeft: Story = {
  args: { kind: 'grid', grid: fullGrid },
  parameters: { stage: { answer } },
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

/** Rows as ever, with more in the reply. */
function saying(more: object) {
  return (call: Parameters<typeof answer>[0]) => {
    const reply = answer(call)
    return reply.ok ? { ...reply, data: Object.assign({}, reply.data, more) } : reply
  }
}

function remembering(kept: object) {
  return { get: () => JSON.stringify(kept), set: () => true, remove: () => undefined }
}
