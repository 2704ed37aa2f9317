import { type Meta, type StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type ActionOf, type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid, refundStatus } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'

type Story = StoryObj<BlockOf<'grid'>>

const details: BlockOf<'details'> = {
  kind: 'details',
  load: 'record',
  fields: [
    { field: 'customerName', label: 'Customer' },
    { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
    { field: 'status', label: 'Status', cell: refundStatus },
  ],
}
const panel: ActionOf<'show'>['panel'] = {
  title: 'Refund {idRefund}',
  loads: { steps: { get: '/api/refunds/{idRefund}/steps', onError: { value: null } } },
  body: [
    {
      kind: 'actions',
      load: 'record',
      actions: [{ kind: 'request', label: 'Send to bank', call: '/api/refunds/{idRefund}/send' }],
    },
    details,
    { kind: 'table', heading: 'Steps', load: 'steps', columns: [{ field: 'step', label: 'Step' }] },
  ],
}
const tabs: typeof panel.body = [
  {
    kind: 'tabs',
    tabs: [
      { id: 'refund', label: 'Refund', body: [details] },
      {
        id: 'customer',
        label: 'Customer',
        body: [
          {
            kind: 'form',
            form: {
              id: 'customer',
              values: 'record',
              fields: [
                { kind: 'text', name: 'customerName', label: 'Customer', maxLength: 80 },
                { kind: 'text', name: 'note', label: 'Note', rows: 4, maxLength: 500 },
              ],
              submit: { call: '/api/refunds/{idRefund}', method: 'PUT', label: 'Save customer' },
            },
          },
        ],
      },
    ],
  },
]
const [first, ...others] = refundGrid.columns
const columns = first ? [{ ...first, cell: { kind: 'action', action: 'Look' } as const }, ...others] : others
const rowsOf = answerGrid(refunds)
const answering =
  (steps: HttpReply) =>
  (call: HttpCall): HttpReply =>
    call.path === refundGrid.source ? rowsOf(call) : steps
const steps = [{ step: 'Asked for by Nour Haddad' }, { step: 'Approved by Mona Khalil' }]

const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Show action',
  component: BlockStory,
  decorators: [withRuntime],
  args: {
    kind: 'grid',
    grid: {
      ...refundGrid,
      sort: { field: 'idRefund' },
      columns,
      actions: [{ kind: 'show', label: 'Look', panel }],
    },
  },
  parameters: { stage: { answer: answering({ ok: true, status: 200, data: steps }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '50210' }))
    await screen.findByRole('dialog', { name: 'Refund 50210' })
    await screen.findByText('Approved by Mona Khalil')
  },
}
export default meta

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '50210' }))
  await screen.findByRole('dialog', { name: 'Refund 50210' })
}

/** The panel is open; a cell of its row has opened it. */
export const Default: Story = {}
/** What is loaded for the panel is on its way. */
export const Loading: Story = {
  parameters: {
    stage: {
      answer: (call: HttpCall) =>
        call.path === refundGrid.source ? rowsOf(call) : new Promise<HttpReply>(() => {}),
    },
  },
  play: opened,
}
/** It could not be loaded; the row is there. */
export const Failed: Story = {
  parameters: { stage: { answer: answering({ ok: false, status: 500, statusText: '', data: {} }) } },
  play: async context => {
    await opened(context)
    await screen.findByRole('button', { name: 'Try again' })
  },
}
export const Empty: Story = {
  parameters: { stage: { answer: answering({ ok: true, status: 200, data: [] }) } },
  play: async context => {
    await opened(context)
    await screen.findByText('Nothing here yet.')
  },
}
/** A panel holds the blocks that hold others too: here a form in the second tab. */
export const Tabs: Story = {
  args: {
    grid: {
      ...refundGrid,
      sort: { field: 'idRefund' },
      columns,
      actions: [{ kind: 'show', label: 'Look', panel: { ...panel, body: tabs } }],
    },
  },
  play: async context => {
    await opened(context)
    await context.userEvent.click(await screen.findByRole('tab', { name: 'Customer' }))
    await screen.findByRole('textbox', { name: 'Note' })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
