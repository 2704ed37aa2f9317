import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { markedGrid } from '../fixtures/markedGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

/** Rows that need attention: the first mark whose condition holds gives a row its bar, background and label. */
const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Grid with marked rows',
  component: BlockStory,
  decorators: [withRuntime],
  parameters: { stage: { answer: answerGrid(refunds), address: '/refunds?sort=-idRefund' } },
  args: { kind: 'grid', grid: markedGrid },
  play: drawn,
}
export default meta
type Story = StoryObj<BlockOf<'grid'>>

export const Default: Story = {}
/** A selected row keeps its bar. */
export const Selected: Story = {
  args: { grid: { ...markedGrid, selection: true } },
  play: async context => {
    await drawn(context)
    const rows = within(context.canvasElement).getAllByRole('checkbox', { name: /^Select \d/ })
    for (const row of rows.slice(0, 2)) await userEvent.click(row)
    await expect(rows[0]).toBeChecked()
  },
}
/** A mark for each tone. */
export const EveryTone: Story = {
  args: {
    grid: {
      ...markedGrid,
      rowMarks: (['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone, at) => ({
        when: { field: 'status', is: ['inactive', 'ready', 'paid', 'pending', 'failed'][at] ?? '' },
        tone,
        label: `Marked as ${tone}`,
      })),
    },
  },
}
/** Older than a day, which can be one before today. */
export const ByDay: Story = {
  args: {
    grid: {
      ...markedGrid,
      fields: ['createdAt'],
      rowMarks: [{ when: { field: 'createdAt', before: '2026-06-01' }, tone: 'warning', label: 'Older' }],
    },
  },
}
/** In a window narrower than 640 pixels each row is a card, which shows the label. */
export const Cards: Story = { globals: { viewport: { value: 'w390' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const DarkCards: Story = { globals: { theme: 'dark', viewport: { value: 'w390' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const RightToLeftCards: Story = { globals: { direction: 'rtl', viewport: { value: 'w390' } } }
