import { type Meta, type StoryObj } from '@storybook/react-vite'
import { CommentList } from '../../runtime/ui/CommentList.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Comments/CommentList',
  component: CommentList,
  parameters: usage({
    when: ['To read comments in the order in which they were written.'],
    whenNot: ['Where one can reply: use CommentThread.'],
    content: ['Name and time of the writer above the text.'],
    accessibility: ['A named list; texts are plain text.'],
  }),
  args: {
    label: 'Comments of the refund',
    comments: [
      {
        id: '1',
        user: 'finance-manager',
        date: '2026-11-19 11:40:00',
        content: 'Approved with the weekly list.',
      },
      {
        id: '2',
        user: 'returns',
        date: '2026-11-18 09:05:30',
        content: 'Parcel is back, all pieces complete.',
      },
    ],
  },
} satisfies Meta<typeof CommentList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { comments: meta.args.comments.slice(0, 1) } }
export const VeryLong: Story = {
  args: {
    comments: meta.args.comments.map(comment => ({
      ...comment,
      user: 'wolfeschlegelsteinhausenbergerdorff'.repeat(4),
      content: `${'The parcel came back. '.repeat(40)}${'x'.repeat(300)}`,
    })),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
