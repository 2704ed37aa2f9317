import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type ActionOf, type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid, refundStatus } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'

type Story = StoryObj<BlockOf<'grid'>>
type Panel = ActionOf<'show'>['panel']

const panel: Panel = {
  title: 'Refund {idRefund}',
  docked: true,
  loads: { steps: { get: '/api/refunds/{idRefund}/steps', onError: { value: null } } },
  body: [
    {
      kind: 'details',
      load: 'record',
      fields: [
        { field: 'customerName', label: 'Customer' },
        { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
        { field: 'status', label: 'Status', cell: refundStatus },
      ],
    },
    { kind: 'table', heading: 'Steps', load: 'steps', columns: [{ field: 'step', label: 'Step' }] },
  ],
}
const form: Panel['body'] = [
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
]
const [first, ...others] = refundGrid.columns
const columns = first ? [{ ...first, cell: { kind: 'action', action: 'Look' } as const }, ...others] : others
const withPanel = (shown: Panel): BlockOf<'grid'> => ({
  kind: 'grid',
  grid: {
    ...refundGrid,
    sort: { field: 'idRefund' },
    columns,
    actions: [{ kind: 'show', label: 'Look', panel: shown }],
  },
})
const rowsOf = answerGrid(refunds)
const answering =
  (steps: HttpReply | Promise<HttpReply>) =>
  (call: HttpCall): HttpReply | Promise<HttpReply> =>
    call.path === refundGrid.source ? rowsOf(call) : steps
const steps = [{ step: 'Asked for by Nour Haddad' }, { step: 'Approved by Mona Khalil' }]
const isWide = () => innerWidth >= 1024

/** The panel of the first row: beside the list, or over the page in a narrow window. */
const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '50210' }))
  await screen.findByRole(isWide() ? 'complementary' : 'dialog', { name: /^Refund 50210/ })
}

const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Docked panel',
  component: BlockStory,
  decorators: [withRuntime],
  args: withPanel(panel),
  parameters: { stage: { answer: answering({ ok: true, status: 200, data: steps }) } },
  play: async context => {
    await opened(context)
    await screen.findByText('Approved by Mona Khalil')
  },
}
export default meta

/** The list stays in use; a cell of its row has opened the panel. */
export const Default: Story = {}
/** The panel shows the row that the user has moved to. */
export const NextRow: Story = {
  play: async context => {
    await opened(context)
    if (!isWide()) return
    await context.userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('complementary', { name: 'Refund 50211' })
    await context.userEvent.keyboard('{F6}')
    await expect(screen.getByRole('complementary', { name: 'Refund 50211' })).toHaveFocus()
  },
}
export const Medium: Story = { args: withPanel({ ...panel, size: 'medium' }) }
export const Wide: Story = { args: withPanel({ ...panel, size: 'wide' }) }
/** What is typed is asked about before another row is shown. */
export const Form: Story = {
  args: withPanel({ ...panel, body: form }),
  play: async context => {
    await opened(context)
    await context.userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Called the bank')
  },
}
export const Loading: Story = {
  parameters: { stage: { answer: answering(new Promise<HttpReply>(() => {})) } },
  play: opened,
}
export const Failed: Story = {
  parameters: { stage: { answer: answering({ ok: false, status: 500, statusText: '', data: {} }) } },
  play: async context => {
    await opened(context)
    await screen.findByRole('button', { name: 'Try again' })
  },
}
export const VeryLong: Story = {
  args: withPanel({ ...panel, title: `Refund {idRefund} ${'of the customer '.repeat(12)}` }),
  parameters: {
    stage: {
      answer: answering({
        ok: true,
        status: 200,
        data: Array.from({ length: 40 }, (_, at) => ({
          step: `${at + 1}. ${'Asked for again. '.repeat(4)}`,
        })),
      }),
    },
  },
  play: opened,
}
/** In a window narrower than 1024 pixels it is over the page. */
export const Narrow: Story = { globals: { viewport: { value: 'w390' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
