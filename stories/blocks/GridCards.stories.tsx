import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid, tabbedGrid } from '../fixtures/fullGrid.ts'
import { refundGrid } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'

const answer = answerGrid(refunds)

/** In a window narrower than 640 pixels each row is a card. */
const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Grid as cards',
  component: BlockStory,
  decorators: [withRuntime],
  globals: { viewport: { value: 'w390' } },
  parameters: { stage: { answer } },
  args: { kind: 'grid', grid: fullGrid },
}
export default meta
type Story = StoryObj<BlockOf<'grid'>>

/** Selection, sorting, actions, inputs and totals. */
export const Full: Story = {}
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Wider than a phone there is a table, which has such boxes too.
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select \d/ })
    if (!first) throw new Error('No row can be selected.')
    await userEvent.click(first)
    await waitFor(() => expect(first).toBeChecked())
  },
}
/** Only to be read. */
export const ReadOnly: Story = { args: { grid: refundGrid } }
export const Tabs: Story = { args: { grid: tabbedGrid } }
/** The columns that a definition names. */
export const Named: Story = {
  args: { grid: { ...fullGrid, card: ['customerName', 'status', 'amount', 'method'] } },
}
export const Empty: Story = { parameters: { stage: { answer: answerGrid([]) } } }
/** The rows are on their way. */
export const Loading: Story = { parameters: { stage: { answer: () => new Promise(() => undefined) } } }
export const Failed: Story = {
  parameters: { stage: { answer: () => ({ ok: false, status: 500, data: {} }) } },
}
export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'w390' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'w390' } } }
