import { type Meta, type StoryObj } from '@storybook/react-vite'
import { Button } from '../../runtime/ui/Button.tsx'
import { ButtonLink } from '../../runtime/ui/ButtonLink.tsx'
import { Message } from '../../runtime/ui/Message.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/Message',
  component: Message,
  parameters: usage({
    when: ['Where content would be: nothing there, nothing found, failed, forbidden.'],
    whenNot: ['For a message above content: use Notice. For a message that passes: use Toaster.'],
    content: [
      'The heading describes the situation, the text what to do about it.',
      'Offer the next step as an action: “Try again”, “Clear filters”.',
    ],
    accessibility: ['The heading is part of the outline of the page; the icon is decoration.'],
  }),
  args: { icon: 'empty', heading: 'No refunds', text: 'No refunds yet.' },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoMatch: Story = {
  args: {
    icon: 'noMatch',
    heading: 'No match',
    text: 'No refund matches these filters.',
    actions: <Button>Clear filters</Button>,
  },
}
export const Failed: Story = {
  args: {
    icon: 'failed',
    tone: 'danger',
    heading: 'The rows could not be loaded',
    text: 'An unexpected error occurred while loading the grid data.',
    actions: <Button>Try again</Button>,
    live: 'alert',
  },
}
export const Forbidden: Story = {
  args: {
    size: 'page',
    icon: 'forbidden',
    heading: "You don't have access to this page",
    text: 'An administrator can grant access.',
    actions: <ButtonLink href="#home">Home</ButtonLink>,
  },
}
export const Lost: Story = {
  args: {
    size: 'page',
    icon: 'lost',
    heading: 'There is no such page',
    text: 'The address may be misspelt, or the page is gone.',
    actions: <ButtonLink href="#home">Home</ButtonLink>,
  },
}
export const Maintenance: Story = {
  args: {
    size: 'page',
    tone: 'warning',
    icon: 'maintenance',
    heading: 'Under maintenance',
    text: 'The console will be back shortly.',
    actions: <Button>Try again</Button>,
  },
}
export const VeryLong: Story = {
  args: {
    heading:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
    text: 'The settlement of every refund that waits for the bank details of its customer and has been asked for twice. The settlement of every refund that waits for the bank details of its customer and has been asked for twice.',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
