import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Dialog } from '../../runtime/ui/Dialog.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/Dialog',
  component: Dialog,
  parameters: usage({
    when: ['For a short question or a few fields that have to be answered first.'],
    whenNot: ['For a form of more than five fields: use SidePanel.', 'To confirm a step: use ConfirmDialog.'],
    content: ['The title says what it is about; the buttons are verbs, the primary one at the end.'],
    accessibility: ['It traps the focus and returns it when it closes.'],
    keys: { Escape: 'closes it', Tab: 'stays within the dialog' },
    overPage: true,
  }),
  args: {
    open: true,
    onClose: fn(),
    title: 'Delete the filter?',
    text: 'Colleagues who use it lose it too.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'large', children: <p>More to read.</p> } }
export const VeryLong: Story = {
  args: {
    title:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
    text: 'The settlement of every refund that waits for the bank details of its customer and has been asked for twice. '.repeat(
      60,
    ),
  },
}

export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Delete the filter?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
