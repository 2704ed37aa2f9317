import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'tabs'>>

const meta: Meta<BlockOf<'tabs'>> = {
  title: 'Blocks/Tabs',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

const block = {
  kind: 'tabs',
  tabs: [
    {
      id: 'notes',
      label: 'Notes',
      body: [{ kind: 'text', text: 'The customer wants the money back on the card.' }],
    },
    { id: 'history', label: 'History', body: [{ kind: 'text', text: 'Created by the returns team.' }] },
    { id: 'documents', label: 'Documents', body: [{ kind: 'text', text: 'There are no documents.' }] },
  ],
} satisfies BlockOf<'tabs'>

export const Default: Story = { args: block }
/** The open tab is in the address. */
export const FromTheAddress: Story = {
  args: block,
  parameters: { stage: { address: '/refunds?tab=history' } },
}
/** A tab is shown only while its condition holds. */
export const Visible: Story = {
  args: {
    ...block,
    tabs: block.tabs.map(tab =>
      tab.id === 'history' ? { ...tab, visible: { field: 'refund.status', is: 'paid' } } : tab,
    ),
  },
  parameters: { stage: { loads: { refund: { status: 'pending' } } } },
}
export const VeryLong: Story = {
  args: {
    ...block,
    tabs: block.tabs.map(tab => ({ ...tab, label: `${tab.label} of the refund and of the order behind it` })),
  },
}
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
