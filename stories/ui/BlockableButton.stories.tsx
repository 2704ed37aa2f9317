import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { BlockableButton } from '../../runtime/ui/BlockableButton.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Actions/BlockableButton',
  component: BlockableButton,
  parameters: usage({
    when: ['For a command that may not be possible for a record, so that its place stays the same.'],
    whenNot: ['For a command that is never possible for a user: leave it out.'],
    content: ['Say what has to be done first: “Only ready refunds can be sent.”'],
    accessibility: [
      'It keeps the focus while it is blocked, and the reason describes it.',
      'The reason is shown on hover, on focus and when it is pressed.',
    ],
    keys: { Escape: 'hides the reason' },
  }),
  args: { children: 'Send', why: 'Only ready refunds can be sent.', onClick: fn() },
} satisfies Meta<typeof BlockableButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Possible: Story = { args: { why: '' } }

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

export const FocusedDark: Story = { ...Focused, globals: { theme: 'dark' } }
export const FocusedRightToLeft: Story = { ...Focused, globals: { direction: 'rtl' } }
