import { type Meta, type StoryObj } from '@storybook/react-vite'
import Reply from 'lucide-react/icons/reply'
import { expect, fn } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { CommentForm } from '../../runtime/ui/CommentForm.tsx'
import { CommentThread } from '../../runtime/ui/CommentThread.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const reply = (
  <Button variant="quiet" size="small" icon={<Reply aria-hidden="true" />}>
    Reply
  </Button>
)

const meta = {
  title: 'UI/Comments/CommentThread',
  component: CommentThread,
  parameters: usage({
    when: ['For a comment with its replies and what can be done with them.'],
    whenNot: ['For notes without replies: use CommentList.'],
    content: ['Actions are verbs: “Reply”, “Resolve”.'],
    accessibility: [
      'Replies are an ordered list within the comment; a long comment says whether all of it is shown.',
    ],
    keys: { 'Enter, Space': 'press' },
  }),
  args: {
    comment: {
      id: '1',
      user: 'customer-service',
      date: '2026-11-18 16:02:45',
      content: 'Account number does not match the name.\nPlease ask the customer again.',
      labels: [{ text: 'Action required', tone: 'warning' }],
    },
    replies: [
      { id: '2', user: 'nour.haddad', date: '2026-11-19 08:11:02', content: 'Called twice, nobody answers.' },
      { id: '3', user: 'finance', date: '2026-11-19 11:40:00', content: 'Then we wait until Monday.' },
    ],
    actions: reply,
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '33rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentThread>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutReplies: Story = { args: { replies: [] } }
export const ReadOnly: Story = { args: { actions: undefined } }
export const Closed: Story = {
  args: {
    actions: undefined,
    comment: {
      ...meta.args.comment,
      labels: [
        { text: 'closed', tone: 'neutral' },
        { text: 'answered', tone: 'success' },
        { text: 'Action required', tone: 'warning' },
      ],
    },
  },
}
export const WithTitle: Story = {
  args: {
    comment: { ...meta.args.comment, title: 'Bank details', labels: [{ text: 'Note', tone: 'info' }] },
  },
}

export const Replying: Story = {
  args: {
    actions: undefined,
    children: (
      <CommentForm
        label="Reply"
        rows={3}
        limit={15_000}
        text="I will try the other number."
        choice={{ label: 'Close thread', checked: false, onChange: fn() }}
        submit="Reply"
        onText={fn()}
        onSubmit={fn()}
        onCancel={fn()}
      />
    ),
  },
}

/** What people write is text and stays text. */
export const PlainText: Story = {
  args: {
    replies: [],
    comment: {
      ...meta.args.comment,
      user: '<b>nobody</b>',
      content: '<img src=x onerror="document.title=1"> & **not bold**   three blanks',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x/)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const VeryLong: Story = {
  args: {
    comment: {
      id: '1',
      user: 'wolfeschlegelsteinhausenbergerdorff'.repeat(3),
      date: '2026-11-18 16:02:45',
      title: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
      content: `${'The parcel came back without its label. '.repeat(20)}${'x'.repeat(300)}`,
      labels: [{ text: 'A type of comment with a name that is far too long for a label', tone: 'info' }],
    },
  },
}

/** The first lines, and the rest on demand. */
export const LongText: Story = {
  args: {
    comment: { ...meta.args.comment, content: 'The parcel came back without its label.\n'.repeat(40) },
  },
  play: async ({ canvas, userEvent }) => {
    const [text] = canvas.getAllByText(/The parcel came back/)
    const cut = text?.clientHeight ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(text?.clientHeight).toBeGreaterThan(cut * 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(text?.clientHeight).toBe(cut)
  },
}

export const Arabic: Story = {
  args: { replies: [], comment: { ...meta.args.comment, content: 'العميل يفضّل قسيمة شراء. IBAN AE07 0331' } },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
