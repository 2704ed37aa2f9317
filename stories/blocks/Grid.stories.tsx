import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../fixtures/refundGrid.ts'
import { refunds } from '../fixtures/refunds.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'grid'>>

const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Grid',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

const grid = refundGrid
const answer = answerGrid(refunds)

export const Default: Story = { args: { kind: 'grid', grid }, parameters: { stage: { answer } } }
export const Heading: Story = {
  args: { kind: 'grid', heading: 'Refunds of this customer', grid },
  parameters: { stage: { answer } },
}
/** Page, size, sort and filters come from the address. */
export const FromTheAddress: Story = {
  args: { kind: 'grid', grid },
  parameters: { stage: { answer, address: '/refunds?page=2&size=5&sort=-amount&status=paid' } },
}
/** A grid without filters has no filter area. */
export const WithoutFilters: Story = {
  args: { kind: 'grid', grid: { ...grid, filters: [] } },
  parameters: { stage: { answer } },
}
/** A row is inactive when its check field says so. */
export const Inactive: Story = {
  args: { kind: 'grid', grid: { ...grid, inactive: { field: 'status' } } },
  parameters: { stage: { answer: answerGrid(refunds.filter((_, at) => at % 5 > 2)) } },
}
/** Waits for the first filter. */
export const AutoLoad: Story = {
  args: { kind: 'grid', grid: { ...grid, autoLoad: false } },
  parameters: { stage: { answer } },
}
/** More columns than fit scroll inside the grid. */
export const ManyColumns: Story = {
  args: {
    kind: 'grid',
    grid: {
      ...grid,
      columns: [
        ...grid.columns,
        ...Array.from({ length: 12 }, (_, at) => ({ field: `more${at}`, label: `Column ${at + 8}` })),
      ],
    },
  },
  parameters: { stage: { answer } },
}
export const Empty: Story = {
  args: { kind: 'grid', grid: { ...grid, empty: 'Nobody has asked for a refund yet.' } },
  parameters: { stage: { answer: answerGrid([]) } },
}
export const NoMatch: Story = {
  args: { kind: 'grid', grid },
  parameters: { stage: { answer, address: '/refunds?customerName=nobody' } },
}
/** A skeleton, once the reply has taken 300 ms. */
export const Loading: Story = { args: { kind: 'grid', grid }, play: async () => undefined }
export const Failed: Story = {
  args: { kind: 'grid', grid },
  parameters: { stage: { answer: failing(500) } },
}
export const Refused: Story = {
  args: { kind: 'grid', grid },
  parameters: { stage: { answer: failing(403) } },
}
export const VeryLong: Story = {
  args: { kind: 'grid', grid },
  parameters: {
    stage: {
      answer: answerGrid(
        refunds.map(row => ({
          ...row,
          customerName: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4),
          amount: 123_456_789_012,
        })),
      ),
    },
  },
}

function failing(status: number) {
  return () => ({ ok: false, status, statusText: 'Failed', data: {} }) as const
}
