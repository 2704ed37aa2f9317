import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerComments, comments } from '../fixtures/comments.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'comments'>>

const opened: NonNullable<Story['play']> = async context => {
  await drawn(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Comments/ }))
  await screen.findByRole('dialog', { name: 'Comments' })
  await waitFor(() => expect(document.querySelector('[title="Loading..."]')).toBeNull())
}

const meta: Meta<BlockOf<'comments'>> = {
  title: 'Blocks/Comments',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'comments', entity: 'order', id: { field: 'order.id' } },
  parameters: { stage: { user: 'nour', loads: { order: { id: 17 } }, answer: answerComments() } },
  play: opened,
}
export default meta

const server = (answer: unknown, user: string | undefined = 'nour') => ({
  stage: { loads: { order: { id: 17 } }, answer, ...(user !== '' && { user }) },
})
const refusal: HttpReply = {
  ok: false,
  status: 500,
  statusText: '',
  data: { message: 'The comments are asleep.' },
}

/** The button alone, with the number of comments. */
export const Default: Story = { play: drawn }
export const OwnLabel: Story = { args: { label: 'Notes on the order' }, play: drawn }
export const Opened: Story = {}
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async context => {
    await opened(context)
    await expect(screen.queryByRole('button', { name: 'New comment' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  },
}
/** Not behind a button: in the body of a screen, or in a tab of it. */
export const Inline: Story = {
  args: { inline: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Comments' })
    await canvas.findByText('Customer prefers a voucher.')
  },
}
export const InlineFailed: Story = {
  args: { inline: true },
  parameters: server(() => refusal),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
export const Writing: Story = {
  play: async context => {
    await opened(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'New comment' }))
    await context.userEvent.keyboard('The customer called.')
    await expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveValue('The customer called.')
  },
}
export const Replying: Story = {
  play: async context => {
    await opened(context)
    const [, reply] = screen.getAllByRole('button', { name: 'Reply' })
    if (reply) await context.userEvent.click(reply)
    await expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus()
  },
}
/** Submitted without a text. */
export const Refused: Story = {
  play: async context => {
    await opened(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'New comment' }))
    await context.userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await expect(await screen.findByText('Enter a comment.')).toBeVisible()
  },
}
export const Empty: Story = { parameters: server(answerComments([])) }
export const Loading: Story = {
  parameters: server(() => new Promise(() => {})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comments' }))
    await expect(await screen.findByTitle('Loading...')).toBeVisible()
  },
}
/** The count is 0, the list is empty and can be asked for again. */
export const Failed: Story = {
  parameters: server(() => refusal),
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
/** Without an id there is nothing to comment on. */
export const WithoutId: Story = {
  parameters: { stage: { loads: { order: null }, answer: answerComments() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
export const VeryLong: Story = {
  parameters: server(
    answerComments(
      comments.map(comment => ({
        ...comment,
        content: `${comment.content} `.repeat(20) + 'x'.repeat(200),
        user: { username: 'wolfeschlegelsteinhausenbergerdorff'.repeat(3) },
      })),
    ),
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
