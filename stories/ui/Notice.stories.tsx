import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Notice } from '../../runtime/ui/Notice.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/Notice',
  component: Notice,
  parameters: usage({
    when: ['Above what it speaks of, while its reason lasts.'],
    whenNot: ['For the result of a step: use Toaster. In place of content: use Message.'],
    content: ['One sentence about the situation, one about what to do.'],
    accessibility: [
      'Read aloud when it appears: an alert at once, a status in turn. The tone has an icon of its own.',
    ],
    keys: { 'Enter, Space': 'dismisses it, where it can be dismissed' },
  }),
  args: { children: 'The server returned only some of the rows.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server returned only some of the rows.')
  },
}

export const Success: Story = { args: { tone: 'success', children: '25 rows were imported.' } }
export const Warning: Story = { args: { tone: 'warning', children: 'joao.santos is working on these rows.' } }
export const Danger: Story = {
  args: { tone: 'danger', live: 'alert', children: 'The rows could not be read. They are those of 10:42.' },
}
export const WithHeading: Story = {
  args: {
    tone: 'warning',
    heading: 'Locked',
    children: 'joao.santos is working on these rows. Actions are possible when the work is done.',
  },
}
export const WithActions: Story = {
  args: {
    children: 'The saved filter "Pending for a week" was changed.',
    actions: (
      <>
        <Button size="small">Save as new</Button>
        <Button size="small" variant="quiet">
          Reset
        </Button>
      </>
    ),
  },
}

export const Dismissed: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

export const VeryLong: Story = {
  args: {
    ...WithActions.args,
    onDismiss: fn(),
    children:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice. '.repeat(
        5,
      ),
  },
}

export const RightToLeft: Story = {
  args: { ...WithActions.args, onDismiss: fn() },
  globals: { direction: 'rtl' },
}
export const Dark: Story = { args: { ...WithActions.args, onDismiss: fn() }, globals: { theme: 'dark' } }
export const WarningDark: Story = { args: WithHeading.args ?? {}, globals: { theme: 'dark' } }
