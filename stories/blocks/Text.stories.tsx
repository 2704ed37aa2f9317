import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'text'>>

const meta: Meta<BlockOf<'text'>> = {
  title: 'Blocks/Text',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

export const Default: Story = {
  args: {
    kind: 'text',
    text: 'The statement is made at the end of the month.\n\nIt holds every refund that was paid.',
  },
}
export const Heading: Story = {
  args: { kind: 'text', heading: 'Statement', text: 'The statement is made at the end of the month.' },
}
/** With a picture the message fills the page. */
export const Icon: Story = {
  args: { kind: 'text', icon: 'lost', heading: 'Page not found', text: 'There is nothing at this address.' },
}
export const Links: Story = {
  args: {
    kind: 'text',
    icon: 'locked',
    heading: "You don't have access to this page",
    text: 'An administrator can grant it.',
    links: [
      { label: 'Go back', to: 'back' },
      { label: 'Refunds', to: 'refunds' },
    ],
  },
}
/** A record that is missing has led here: it is named, and the way back to its list is offered. */
export const Missing: Story = {
  args: {
    kind: 'text',
    icon: 'lost',
    heading: 'Page not found',
    text: 'There is nothing at this address.',
    whenMissing: { heading: 'There is no {record}.', text: 'The number may have been typed wrong.' },
    links: [
      { label: 'Try again', to: 'again' },
      { label: 'Back to the list', to: 'parent' },
      { label: 'Go back', to: 'back' },
    ],
  },
  parameters: {
    stage: {
      failed: {
        address: '/finance/refunds/details/99',
        entry: { name: 'refund', path: '/x/{id}', title: 'Refund', parent: 'refunds' },
        params: { id: '99' },
        parent: 'refunds',
        record: 'refund 99',
      },
    },
  },
}
/** A link to a screen that the user may not open is left out. */
export const Refused: Story = {
  args: { kind: 'text', text: 'The rules decide.', links: [{ label: 'Rules', to: 'rules' }] },
}
export const VeryLong: Story = {
  args: {
    kind: 'text',
    text: 'The statement holds every refund that was paid in the month before. '.repeat(20),
  },
}
export const RightToLeft: Story = { ...Links, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Links, globals: { theme: 'dark' } }
/** A notice is read out when it appears. */
export const Tone: Story = {
  args: { kind: 'text', tone: 'success', heading: 'Your order is confirmed.', text: 'It is sent soon.' },
}
export const Danger: Story = {
  args: { kind: 'text', tone: 'danger', heading: 'Something went wrong', text: 'Please call us.' },
}
/** Its words hold values of the loads. */
export const Values: Story = {
  args: { kind: 'text', heading: 'Hello {order.customer.name},', text: 'order {order.nr} is on its way.' },
  parameters: { stage: { loads: { order: { nr: 536365, customer: { name: 'Zoé Durand' } } } } },
}
