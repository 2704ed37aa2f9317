import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'expandable'>>

const meta: Meta<BlockOf<'expandable'>> = {
  title: 'Blocks/Expandable',
  component: BlockStory,
  decorators: [withRuntime],
  args: {
    kind: 'expandable',
    title: 'Customer',
    body: [
      {
        kind: 'details',
        load: 'customer',
        fields: [
          { field: 'name', label: 'Name' },
          { field: 'city', label: 'City' },
        ],
      },
    ],
  },
  parameters: { stage: { loads: { customer: { name: 'Nour Haddad', city: 'Dubai' } } } },
  play: drawn,
}
export default meta

export const Default: Story = {}
export const Closed: Story = { args: { open: false } }
export const Disabled: Story = { args: { open: false, enabled: { field: 'customer.vip', is: true } } }
/** What is inside has nothing to show. */
export const Empty: Story = { parameters: { stage: { loads: { customer: null } } } }
export const VeryLong: Story = {
  args: { title: 'The customer and everything that is known of them. '.repeat(6) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
