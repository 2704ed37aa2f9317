import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'

type Story = StoryObj<BlockOf<'actions'>>

const meta: Meta<BlockOf<'actions'>> = {
  title: 'Blocks/Actions',
  component: BlockStory,
  decorators: [withRuntime],
  args: {
    kind: 'actions',
    load: 'refund',
    actions: [
      {
        kind: 'request',
        label: 'Send to bank',
        call: '/api/refunds/{idRefund}/send',
        tone: 'success',
        enabled: { field: 'status', is: 'ready' },
        confirm: { type: 'approve', text: 'The refund is paid with the next batch.' },
      },
      {
        kind: 'request',
        label: 'Request details',
        call: '/api/refunds/{idRefund}/ask',
        visible: { field: 'status', in: ['pending', 'ready'] },
      },
      { kind: 'download', label: 'Receipt', call: '/api/refunds/{idRefund}/receipt' },
      {
        kind: 'request',
        label: 'Cancel refund',
        call: '/api/refunds/{idRefund}',
        method: 'DELETE',
        tone: 'danger',
        confirm: { type: 'cancel', text: 'The customer gets no money back.' },
      },
    ],
  },
  parameters: { stage: { loads: { refund: { idRefund: 50_210, status: 'ready' } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cancel refund' })
  },
}
export default meta

export const Default: Story = {}
/** The record is not in the state that the first one needs. */
export const Disabled: Story = {
  parameters: { stage: { loads: { refund: { idRefund: 50_210, status: 'pending' } } } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Send to bank' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Not available at the moment.')
  },
}
/** It says why, with what the record knows. */
export const DisabledWithReason: Story = {
  args: {
    actions: [
      {
        kind: 'request',
        label: 'Approve',
        call: '/api/refunds/{idRefund}/approve',
        enabled: { field: 'blocked', present: false },
        disabledReason: '{blocked}',
      },
    ],
  },
  parameters: {
    stage: { loads: { refund: { idRefund: 50_210, blocked: 'You have made it: somebody else decides.' } } },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Approve' })
    expect(button).toHaveAccessibleDescription('You have made it: somebody else decides.')
  },
}
/** The reason is that of the first field of the condition that does not hold. */
export const ReasonOfField: Story = {
  args: {
    actions: [
      {
        kind: 'request',
        label: 'Approve',
        call: '/api/refunds/{idRefund}/approve',
        enabled: {
          all: [
            { field: 'status', is: 'pending' },
            { field: 'createdBy', isUser: false },
          ],
        },
        disabledReason: {
          status: 'It has already been approved.',
          createdBy: 'You have made it: another person approves it.',
        },
      },
    ],
  },
  parameters: {
    stage: { user: 'nour', loads: { refund: { idRefund: 50_210, status: 'pending', createdBy: 'nour' } } },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Approve' })
    expect(button).toHaveAccessibleDescription('You have made it: another person approves it.')
  },
}
/** The question names the record, with the amount in its currency. */
export const ConfirmsByName: Story = {
  args: {
    actions: [
      {
        kind: 'request',
        label: 'Pay',
        call: '/api/refunds/{idRefund}/pay',
        confirm: {
          type: 'approve',
          title: 'Pay refund {idRefund}?',
          text: '{customer.name} gets {amount} tonight.',
        },
        formats: { amount: { kind: 'money', currency: 'currency' } },
      },
    ],
  },
  parameters: {
    stage: {
      loads: {
        refund: {
          idRefund: 50_210,
          customer: { name: 'Nour Haddad' },
          amount: '1129.9',
          currency: 'AED',
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Pay refund 50210?' })
    expect(dialog).toHaveAccessibleDescription('Nour Haddad gets 1,129.90 AED tonight.')
  },
}
/** Who has made it decides nothing, and a large amount needs a manager. */
export const ByUserAndAmount: Story = {
  args: {
    actions: [
      {
        kind: 'request',
        label: 'Approve',
        call: '/api/refunds/{idRefund}/approve',
        visible: { field: 'amount', atMost: 500 },
        enabled: { field: 'createdBy', isUser: false },
        disabledReason: 'You have made it: somebody else decides.',
      },
      {
        kind: 'request',
        label: 'Ask a manager',
        call: '/api/refunds/{idRefund}/ask',
        visible: { field: 'amount', moreThan: 500 },
      },
    ],
  },
  parameters: {
    stage: { user: 'nour', loads: { refund: { idRefund: 50_210, amount: '129.90', createdBy: 'nour' } } },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Approve' })
    expect(button).toHaveAccessibleDescription('You have made it: somebody else decides.')
    expect(canvas.queryByRole('button', { name: 'Ask a manager' })).toBeNull()
  },
}
/** A state in which less can be done. */
export const Fewer: Story = {
  parameters: { stage: { loads: { refund: { idRefund: 50_210, status: 'paid' } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Receipt' })
    expect(canvas.queryByRole('button', { name: 'Request details' })).toBeNull()
  },
}
/** The reply is on its way: nothing else can be done with the record. */
export const Locked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request details' }))
    await waitFor(() => {
      for (const button of canvas.getAllByRole('button'))
        expect(button).toHaveAttribute('aria-disabled', 'true')
    })
  },
}
/** The load brought no record: there are no buttons. */
export const WithoutRecord: Story = {
  parameters: { stage: { loads: { refund: null } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
export const VeryLong: Story = {
  args: {
    actions: [
      { kind: 'request', label: 'Send the refund to the bank of the customer. '.repeat(6), call: '/api/x' },
      { kind: 'request', label: 'Cancel', call: '/api/y', tone: 'danger' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cancel' })
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
