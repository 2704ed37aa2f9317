import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'recent'>>

/** A browser that remembers these visits. */
const remembering = (...ids: string[]) => ({
  user: 'finance',
  memory: {
    get: () => JSON.stringify(ids.map(id => ({ name: 'refund', params: { id } }))),
    set: () => true,
    remove: () => undefined,
  },
})

const meta: Meta<BlockOf<'recent'>> = {
  title: 'Blocks/Recent',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'recent', heading: 'Recent' },
  parameters: { stage: remembering('2887', '2869', '1204') },
  play: drawn,
}
export default meta

export const Default: Story = {}
export const WithoutHeading: Story = { args: { kind: 'recent' } }
/** Nothing is shown. */
export const Empty: Story = { parameters: { stage: remembering() }, play: async () => undefined }
/** What the user may not open any more is left out. */
export const Refused: Story = {
  parameters: { stage: { ...remembering('2887'), resources: [] } },
  play: async () => undefined,
}
export const VeryLong: Story = { parameters: { stage: remembering('2887', 'x'.repeat(200)) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
