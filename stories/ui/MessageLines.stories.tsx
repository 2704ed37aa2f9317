import { type Meta, type StoryObj } from '@storybook/react-vite'
import { MessageLines } from '../../runtime/ui/MessageLines.tsx'
import { usage } from './usage.ts'

const line = {
  texts: ['The refund was saved.'],
  errorIds: [],
  time: '09:30:01',
  moment: '2026-01-05T09:30:01Z',
}

const meta = {
  title: 'UI/Feedback/MessageLines',
  component: MessageLines,
  parameters: usage({
    when: ['For earlier messages of the session, so that none is lost.'],
    whenNot: ['For notifications of the server: use NotificationLine.'],
    content: ['The text as it was shown, and its time.'],
    accessibility: ['A list with times as time elements.'],
  }),
  args: {
    lines: [
      { ...line, id: '4', type: 'error', texts: ['It failed.', 'So did that.'], errorIds: ['E-4711'] },
      { ...line, id: '3', type: 'warning', texts: ['No results found.'] },
      { ...line, id: '2', type: 'success' },
      { ...line, id: '1', type: 'info', texts: ['The report is on its way.'] },
    ],
  },
} satisfies Meta<typeof MessageLines>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { lines: [] } }
export const VeryLong: Story = {
  args: {
    lines: [
      { ...line, id: '1', type: 'error', texts: ['More than fits. '.repeat(30)], errorIds: ['x'.repeat(90)] },
    ],
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
