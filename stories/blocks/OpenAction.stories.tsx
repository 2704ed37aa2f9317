import { type Meta, type StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf, defineForm } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'

type Story = StoryObj<BlockOf<'actions'>>

const form = defineForm({
  id: 'reject-refund',
  fields: [
    {
      kind: 'select',
      name: 'why',
      label: 'Reason',
      required: true,
      options: [
        { value: 'twice', label: 'Paid twice' },
        { value: 'other', label: 'Another reason' },
      ],
    },
    {
      kind: 'text',
      name: 'note',
      label: 'Note',
      help: 'The customer reads it.',
      rows: 4,
      maxLength: 500,
      required: { field: 'why', is: 'other' },
    },
  ],
  submit: { call: '/api/refunds/{idRefund}/reject', label: 'Reject refund', version: 'version' },
})

const open = (size?: 'medium'): BlockOf<'actions'> => ({
  kind: 'actions',
  load: 'refund',
  actions: [
    {
      kind: 'open',
      label: 'Reject…',
      tone: 'danger',
      panel: { title: 'Reject refund {idRefund}', ...(size && { size }), form },
    },
  ],
})

const meta: Meta<BlockOf<'actions'>> = {
  title: 'Blocks/Open action',
  component: BlockStory,
  decorators: [withRuntime],
  args: open('medium'),
  parameters: { stage: { user: 'nour', loads: { refund: { idRefund: 50_210, version: 3 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject…' }))
    await screen.findByRole('combobox', { name: /Reason/ })
  },
}
export default meta

/** The panel is open. */
export const Default: Story = {}
export const Large: Story = { args: open() }
/** Before its first press there is a button. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reject…' })
  },
}
export const RefusedHere: Story = {
  play: async context => {
    await meta.play?.(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Reject refund' }))
    await screen.findByRole('link', { name: 'Reason is required.' })
  },
}
export const Faster: Story = {
  parameters: {
    stage: {
      user: 'nour',
      loads: { refund: { idRefund: 50_210, version: 3 } },
      answer: (): HttpReply => ({
        ok: false,
        status: 409,
        statusText: '',
        data: { message: 'Mona has rejected this refund a minute ago.' },
      }),
    },
  },
  play: async context => {
    await meta.play?.(context)
    const { userEvent } = context
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'twice')
    await userEvent.click(screen.getByRole('button', { name: 'Reject refund' }))
    await screen.findByText('Mona has rejected this refund a minute ago.')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
