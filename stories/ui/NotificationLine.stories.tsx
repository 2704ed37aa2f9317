import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { NotificationLine } from '../../runtime/ui/NotificationLine.tsx'
import { usage } from './usage.ts'

type Look = ComponentProps<typeof NotificationLine>['look']

const meta = {
  title: 'UI/Feedback/NotificationLine',
  component: NotificationLine,
  parameters: usage({
    when: ['For one notification of the server, with its actions.'],
    whenNot: ['For the result of what the user did just now: use Toaster.'],
    content: ['Say what happened and lead to it: “Your export is ready” with its download.'],
    accessibility: ['Unread is said in words, not only by weight or colour.'],
    keys: { Enter: 'opens what it is about' },
  }),
  args: {
    look: { icon: 'bell', colour: 'green' },
    children: 'The refund 1204 was paid.',
    time: '2026-01-05 09:30',
    moment: '2026-01-05T09:30:00Z',
    onRead: fn(),
    onClose: fn(),
  },
  decorators: [
    Story => (
      <ul style={{ listStyle: 'none', maxInlineSize: '36rem' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof NotificationLine>
export default meta
type Story = StoryObj<typeof meta>

const looks: readonly Look[] = [
  { icon: 'warning', colour: 'red' },
  { icon: 'success', colour: 'green' },
  { icon: 'users', colour: 'lightBlue' },
  { icon: 'envelope', colour: 'darkBlue' },
  { icon: 'warning', colour: 'orange' },
  { icon: 'loading', colour: 'lightBlue' },
  { icon: 'bell', colour: 'green' },
]

export const Default: Story = {}
export const Unread: Story = { args: { unread: true } }
/** Every look of spec 1 §4. */
export const Looks: Story = {
  render: args => (
    <>
      {looks.map(look => (
        <NotificationLine key={look.icon + look.colour} {...args} look={look} />
      ))}
    </>
  ),
}
export const LooksDark: Story = { ...Looks, globals: { theme: 'dark' } }
export const WithAction: Story = { args: { actions: <Button size="small">refunds.csv</Button> } }
export const VeryLong: Story = {
  args: { unread: true, children: `${'More than fits. '.repeat(30)}${'x'.repeat(200)}` },
}
export const RightToLeft: Story = { ...WithAction, globals: { direction: 'rtl' } }
