import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'tiles'>>

const block = {
  kind: 'tiles',
  heading: 'Refunds',
  tiles: [
    { label: 'Refunds to check', to: 'refunds', query: { status: 'pending' }, get: '/api/work/check' },
    { label: 'Refunds to send', to: 'refunds', query: { status: 'ready' }, get: '/api/work/send' },
    { label: 'Failed refunds', to: 'refunds', query: { status: 'failed' }, get: '/api/work/failed' },
    { label: 'Rules to review', to: 'rules', get: '/api/work/rules' },
  ],
} satisfies BlockOf<'tiles'>

const figures: Readonly<Record<string, unknown>> = {
  '/api/work/check': { count: 88, oldestHours: 30, overdue: 0 },
  '/api/work/send': { count: 1204, oldestHours: 6456, overdue: 42 },
  '/api/work/failed': { count: 0, oldestHours: null, overdue: null },
  '/api/work/rules': { count: 3, oldestHours: 0 },
}
const ok = (data: unknown): HttpReply => ({ ok: true, status: 200, data })
const failed: HttpReply = { ok: false, status: 503, statusText: 'Service Unavailable', data: null }

const meta: Meta<BlockOf<'tiles'>> = {
  title: 'Blocks/Tiles',
  component: BlockStory,
  decorators: [withRuntime],
  parameters: { stage: { answer: ({ path }: { path: string }) => ok(figures[path]) } },
  play: drawn,
}
export default meta

/** Rules are behind a resource that the user lacks: their tile is left out. */
export const Default: Story = { args: block }
export const WithoutHeading: Story = { args: { kind: 'tiles', tiles: block.tiles } }
export const EveryTile: Story = {
  args: block,
  parameters: { stage: { ...meta.parameters?.stage, resources: ['refunds', 'rules'] } },
}
export const Loading: Story = {
  args: block,
  parameters: { stage: { answer: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Refunds to check' })
  },
}
/** One queue could not be counted; the others are of use all the same. */
export const OneFailed: Story = {
  args: block,
  parameters: {
    stage: {
      answer: ({ path }: { path: string }) => (path === '/api/work/send' ? failed : ok(figures[path])),
    },
  },
}
export const AllFailed: Story = { args: block, parameters: { stage: { answer: () => failed } } }
/** What came are no figures. */
export const Strange: Story = { args: block, parameters: { stage: { answer: () => ok('soon') } } }
export const Empty: Story = {
  args: block,
  parameters: { stage: { answer: () => ok({ count: 0 }) } },
}
export const VeryLong: Story = {
  args: {
    ...block,
    tiles: block.tiles.map((tile, at) => ({
      ...tile,
      label: `${tile.label} `.repeat(at === 1 ? 8 : 1).trim(),
    })),
  },
}
export const Narrow: Story = { args: block, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { args: block, globals: { direction: 'rtl' } }
export const Dark: Story = { args: block, globals: { theme: 'dark' } }
