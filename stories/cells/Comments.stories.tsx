import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type CellOf } from '../../schemas/index.ts'
import { answerComments } from '../fixtures/comments.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'comments'>>
type Story = StoryObj<Args>

const refusal: HttpReply = { ok: false, status: 500, statusText: '', data: null }

const meta: Meta<Args> = {
  title: 'Cells/Comments',
  component: CellStory,
  decorators: [withRuntime],
  args: { cell: { kind: 'comments', entity: 'item' }, value: '536365-1' },
  parameters: { stage: { user: 'nour', answer: answerComments() } },
}
export default meta

/** The number of comments on the entity of the row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comments: 536365-1, 6' })).toBeVisible()
  },
}
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Comments: 536365-1/ }))
    await expect(await screen.findByRole('dialog', { name: 'Comments: 536365-1' })).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0))
  },
}
/** The number has not arrived. */
export const Loading: Story = {
  parameters: { stage: { answer: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comments: 536365-1,' })).toBeVisible()
  },
}
/** The count is 0 (spec 1 §8). */
export const Failed: Story = {
  parameters: { stage: { answer: () => refusal } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comments: 536365-1, 0' })).toBeVisible()
  },
}
/** Without an id there is nothing to comment on. */
export const Empty: Story = { args: { value: '' } }
export const VeryLong: Story = { args: { value: 'item-of-an-order-with-a-very-long-number-536365' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
