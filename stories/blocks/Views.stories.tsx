import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'views'>>

/** A browser in which these views are pinned. */
const pinned = (...labels: string[]) => ({
  user: 'finance',
  memory: {
    get: () =>
      JSON.stringify(
        labels.map((label, at) => ({
          label,
          path: '/refunds',
          search: `?status=${at}`,
          isDefault: false,
        })),
      ),
    set: () => true,
    remove: () => undefined,
  },
})

const meta: Meta<BlockOf<'views'>> = {
  title: 'Blocks/Views',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'views', heading: 'Pinned views' },
  parameters: { stage: pinned('Late bank transfers', 'Above 500 GBP', 'My failed refunds') },
  play: drawn,
}
export default meta

export const Default: Story = {}
export const WithoutHeading: Story = { args: { kind: 'views' } }
/** Nothing is shown. */
export const Empty: Story = { parameters: { stage: pinned() }, play: async () => undefined }
/** Lists that the user may not open any more are left out. */
export const Refused: Story = {
  parameters: { stage: { ...pinned('Late bank transfers'), resources: [] } },
  play: async () => undefined,
}
export const VeryLong: Story = { parameters: { stage: pinned('x'.repeat(50), 'Late') } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
