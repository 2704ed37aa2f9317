import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { answerAttachments, attachments } from '../fixtures/attachments.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'

type Story = StoryObj<BlockOf<'attachments'>>

const loads = { payment: { id: 17, status: 'approved' } }

const meta: Meta<BlockOf<'attachments'>> = {
  title: 'Blocks/Attachments',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'attachments', entity: 'payment', id: { field: 'payment.id' } },
  parameters: { stage: { loads, answer: answerAttachments() } },
}
export default meta

export const Default: Story = {}
export const Empty: Story = { parameters: { stage: { loads, answer: answerAttachments([]) } } }
export const Failed: Story = {
  parameters: {
    stage: { loads, answer: () => ({ ok: false, status: 500, statusText: '', data: '', handled: false }) },
  },
}

/** Files can be opened, and neither added nor removed. */
export const ReadOnly: Story = { args: { readOnly: { field: 'payment.status', is: 'approved' } } }
export const ReadOnlyEmpty: Story = {
  args: { readOnly: { field: 'payment.status', is: 'approved' } },
  parameters: { stage: { loads, answer: answerAttachments([]) } },
}

export const Limits: Story = { args: { heading: 'Receipts', accept: ['pdf'], largest: 2, most: 3 } }

/** A picture opens in a window. */
export const PictureOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview parcel.png' }))
    await expect(await screen.findByRole('img', { name: 'parcel.png' })).toBeVisible()
  },
}

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete parcel.png' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Delete this file?' })).toBeVisible()
  },
}

export const VeryLong: Story = {
  parameters: {
    stage: {
      loads,
      answer: answerAttachments(
        attachments.map(one => ({ ...one, name: `${'the settlement of the partner '.repeat(9)}.pdf` })),
      ),
    },
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
