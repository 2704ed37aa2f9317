import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'timeline'>>

const events = [
  { icon: 'PAY', color: 'green', title: 'Paid', user: 'finance', date: '2026-11-09 08:30:00' },
  {
    icon: 'ERR',
    color: 'red',
    title: 'Refused by the bank',
    date: '2026-11-06 06:00:00',
    data: { Reason: 'AC04', Amount: '240.00 AED', Reference: null },
  },
  {
    icon: 'WAIT',
    color: 'yellow',
    title: 'Waiting for the customer',
    user: 'returns',
    date: '2026-11-02 09:14:06',
    data: 'The bank details are missing.',
  },
  { icon: 'NEW', color: 'pink', title: 'Refund created', user: 'returns', date: '2026-11-02 09:14:05' },
]

const block = { kind: 'timeline', load: 'refund.timeline' } satisfies BlockOf<'timeline'>

const meta: Meta<BlockOf<'timeline'>> = {
  title: 'Blocks/Timeline',
  component: BlockStory,
  decorators: [withRuntime],
  parameters: { stage: { loads: { refund: { timeline: events } } } },
  play: drawn,
}
export default meta

const loads = (timeline: unknown) => ({ stage: { loads: { refund: { timeline } } } })

export const Default: Story = { args: block }
export const Heading: Story = { args: { ...block, heading: 'Timeline' } }
export const Selectable: Story = { args: { ...block, selectable: true } }
/** The parts of an event stand elsewhere in the record. */
export const OwnFields: Story = {
  args: { ...block, fields: { title: 'what', date: 'at', user: 'by.name' } },
  parameters: loads([{ what: 'Paid', at: '2026-11-09T08:30:00Z', by: { name: 'Bank' }, icon: 'PAY' }]),
}
export const Empty: Story = { args: { ...block, empty: 'The refund is new.' }, parameters: loads([]) }
export const WithoutRecords: Story = { args: block, parameters: loads(null) }
/** What came is no list of events. */
export const Strange: Story = { args: block, parameters: loads([{ no: 'event' }]) }
export const Loading: Story = {
  args: { kind: 'timeline', get: '/api/timeline' },
  play: async ({ canvas }) => {
    await canvas.findByTitle('Loading...')
  },
}
export const Failed: Story = {
  args: { kind: 'timeline', get: '/api/timeline' },
  parameters: { stage: { answer: () => ({ ok: false, status: 500, statusText: '', data: {} }) } },
}
export const VeryLong: Story = {
  args: block,
  parameters: loads(
    events.map(event => ({ ...event, title: `${event.title} `.repeat(20), user: 'x'.repeat(90) })),
  ),
}
export const RightToLeft: Story = { args: block, globals: { direction: 'rtl' } }
export const Dark: Story = { args: block, globals: { theme: 'dark' } }
