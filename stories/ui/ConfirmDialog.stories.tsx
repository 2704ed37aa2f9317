import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from '../../runtime/ui/ConfirmDialog.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: usage({
    when: ['Before something that cannot be undone, or that concerns many records.'],
    whenNot: ['For what can be undone: do it and offer “Undo”. For every save.'],
    content: [
      'The title is the question: “Delete the filter?”. The button repeats the verb.',
      'Name number and sum: “2 write-offs, total GBP 40.00”.',
    ],
    accessibility: [
      'An alert dialog. What cannot be undone begins on the button that keeps things as they are.',
    ],
    keys: { Escape: 'answers no', Tab: 'stays within the dialog' },
    overPage: true,
  }),
  args: {
    open: true,
    type: 'approve',
    text: '25 write-offs are approved and sent to the accountants.',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.findByRole('button', { name })

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Approve?' })
    await waitFor(async () => expect(await button('Approve')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const Action: Story = {
  args: { type: 'action', title: 'Start the settlement?' },
  play: async () => {
    await waitFor(async () => expect(await button('Confirm')).toHaveFocus())
  },
}

export const Cancel: Story = {
  args: { type: 'cancel', text: 'The transfer is cancelled. This cannot be undone.' },
  play: async () => {
    await waitFor(async () => expect(await button('Keep it')).toHaveFocus())
  },
}

/** Enter on arrival keeps what is there. */
export const Delete: Story = {
  args: { type: 'delete', title: 'Delete "Pending for a week"?', text: 'This cannot be undone.' },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await button('Keep it')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const OwnWords: Story = { args: { type: 'action', title: 'Reject?', confirm: 'Reject 25' } }

/** What it is about and what that comes to stand first, and are read out with the text. */
export const Figures: Story = {
  args: {
    details: <p>25 write-offs: 1,204.50 GBP, 88.00 EUR</p>,
    text: 'The amounts are written off and booked in the accounting system.',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve?' })
    await expect(dialog).toHaveAccessibleDescription(/^25 write-offs: 1,204\.50 GBP, 88\.00 EUR/)
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Approve'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { error: 'Write-off 4711 has been rejected meanwhile.' } }

export const VeryLong: Story = {
  args: {
    type: 'delete',
    title:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
    text: 'The settlement of every refund that waits for the bank details of its customer and has been asked for twice. '.repeat(
      60,
    ),
  },
}

/** The second press meets a window that is fading out. */
export const PressedTwice: Story = {
  render: args => (
    <Kept initial={true}>
      {(open, set) => (
        <ConfirmDialog
          {...args}
          open={open}
          onConfirm={() => {
            set(false)
            args.onConfirm()
          }}
        />
      )}
    </Kept>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await button('Approve'))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await button('Approve')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = { args: { type: 'delete' }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { type: 'delete' }, globals: { theme: 'dark' } }
