import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid, optionsOf } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../fixtures/fullGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'grid'>>

const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Grid states',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'grid', grid: fullGrid },
  play: drawn,
}
export default meta

const answer = answerGrid(refunds)

export const Dark: Story = { globals: { theme: 'dark' }, parameters: { stage: { answer } } }

/** A link to a page that is no more. */
export const BehindLastPage: Story = { parameters: { stage: { answer, address: '/refunds?page=40' } } }

/** What the user looks for has a status that the grid does not open with: it is counted, and one press away. */
export const HiddenMatches: Story = {
  args: {
    grid: {
      id: 'hidden',
      source: '/api/hidden',
      columns: [
        { field: 'name', label: 'Name' },
        { field: 'status', label: 'Status' },
      ],
      filters: [
        { kind: 'text', field: 'name', label: 'Name' },
        {
          kind: 'select',
          field: 'status',
          label: 'Status',
          options: ['open', 'paid'].map(value => ({ value, label: value })),
          initial: 'open',
        },
      ],
    },
  },
  parameters: {
    stage: { answer: answerGrid([{ name: 'Ada', status: 'paid' }]), address: '/refunds?name=Ada' },
  },
  play: async ({ canvasElement }) => {
    const name = 'Show 1 match without the Status filter'
    await expect(await within(canvasElement).findByRole('button', { name })).toBeVisible()
  },
}

/** The rows of before stay while the next ones are on their way; after 300 ms a line runs above them. */
export const LoadingWithRows: Story = {
  parameters: { stage: { answer: behindTheFirst(() => new Promise(() => {})) } },
  play: async context => {
    await drawn(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(context.canvasElement.querySelector('[data-late]')).not.toBeNull())
  },
}

/** The rows of before stay under a notice with a way to try again. */
export const FailedWithRows: Story = {
  parameters: {
    stage: { answer: behindTheFirst(() => ({ ok: false, status: 500, statusText: 'Failed', data: {} })) },
  },
  play: async context => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText(/Showing previous results\./)).toBeVisible()
  },
}

/** The first page as ever, the others as told. */
function behindTheFirst(then: () => HttpReply | Promise<HttpReply>) {
  return (call: HttpCall) => (optionsOf(call.body).pagination.offset === 0 ? answer(call) : then())
}
