import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'commentList'>>

const list = [
  { comment: 'Approved with the weekly list.', user: 'finance-manager', date: '2026-11-19 11:40:00' },
  { comment: 'Parcel is back.\nAll pieces complete.', user: 'returns', date: '2026-11-18 09:05:30' },
]

const block = { kind: 'commentList', load: 'refund.comments' } satisfies BlockOf<'commentList'>

const meta: Meta<BlockOf<'commentList'>> = {
  title: 'Blocks/CommentList',
  component: BlockStory,
  decorators: [withRuntime],
  parameters: { stage: { loads: { refund: { comments: list } } } },
  play: drawn,
}
export default meta

const loads = (comments: unknown) => ({ stage: { loads: { refund: { comments } } } })

export const Default: Story = { args: block }
export const Heading: Story = { args: { ...block, heading: 'Comments of the customer' } }
/** The parts of a comment stand elsewhere in the record, the date in another format. */
export const OwnFields: Story = {
  args: {
    ...block,
    fields: { comment: 'text', user: 'by.name', date: 'at' },
    dateFormat: 'dd.MM.yyyy',
    because: 'The bank writes its days so.',
  },
  parameters: loads([{ text: 'Returned, AC04.', by: { name: 'Bank' }, at: '2026-11-06T06:00:00Z' }]),
}
export const Empty: Story = { args: { ...block, empty: 'Nobody has said anything.' }, parameters: loads([]) }
export const WithoutRecords: Story = { args: block, parameters: loads(null) }
export const Loading: Story = {
  args: { kind: 'commentList', get: '/api/comments' },
  play: async ({ canvas }) => {
    await canvas.findByTitle('Loading...')
  },
}
export const Failed: Story = {
  args: { kind: 'commentList', get: '/api/comments' },
  parameters: { stage: { answer: () => ({ ok: false, status: 500, statusText: '', data: {} }) } },
}
export const VeryLong: Story = {
  args: block,
  parameters: loads(
    list.map(one => ({
      ...one,
      comment: `${one.comment} `.repeat(30) + 'x'.repeat(300),
      user: 'x'.repeat(90),
    })),
  ),
}
export const RightToLeft: Story = { args: block, globals: { direction: 'rtl' } }
export const Dark: Story = { args: block, globals: { theme: 'dark' } }
