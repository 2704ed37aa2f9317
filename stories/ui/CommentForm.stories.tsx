import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { CommentForm } from '../../runtime/ui/CommentForm.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Comments/CommentForm',
  component: CommentForm,
  parameters: usage({
    when: ['To write a comment or a reply.'],
    whenNot: ['For a reason that a step requires: use TextAreaField in the form of the step.'],
    content: ['The button is a verb: “Add comment”, “Reply”.'],
    accessibility: ['While it is sent nothing can be sent again; after a failure the text is still there.'],
  }),
  args: {
    label: 'New comment',
    rows: 8,
    limit: 15_000,
    text: '',
    choice: { label: 'Action required', checked: false, onChange: fn() },
    submit: 'Comment',
    onText: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '33rem' }}>
        <Story />
      </div>
    ),
  ],
  render: args => (
    <Kept initial={args.text}>
      {(text, set) => (
        <CommentForm
          {...args}
          text={text}
          onText={next => {
            set(next)
            args.onText(next)
          }}
        />
      )}
    </Kept>
  ),
} satisfies Meta<typeof CommentForm>

export default meta
type Story = StoryObj<typeof meta>

const sentence = 'The customer prefers a voucher. '

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'New comment' })
    await expect(text).toHaveFocus()
    await expect(text).toHaveAttribute('rows', '8')
    await userEvent.type(text, 'By phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const ReplyForm: Story = {
  args: {
    label: 'Reply',
    rows: 3,
    submit: 'Reply',
    choice: { label: 'Close thread', checked: true, disabled: true, onChange: fn() },
  },
}
export const Filled: Story = { args: { text: sentence } }
export const WithNote: Story = {
  args: {
    text: sentence,
    note: (
      <Button variant="quiet" size="small">
        Discard
      </Button>
    ),
  },
}
export const Refused: Story = { args: { error: 'Enter a comment.' } }
export const VeryLong: Story = {
  args: { text: sentence.repeat(500), error: 'A comment can have at most 15,000 characters.' },
}

/** While it is sent nothing can be typed, and it is sent once. */
export const Busy: Story = {
  args: { text: sentence, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'more')
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }))
    await expect(args.onText).not.toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = { args: { text: sentence }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { text: sentence }, globals: { theme: 'dark' } }
