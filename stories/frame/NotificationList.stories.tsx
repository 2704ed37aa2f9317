import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type NotificationsEvent } from '../../runtime/core/notifications/notificationsReducer.ts'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { NotificationList } from '../../runtime/shell/notifications/NotificationList.tsx'
import { bellAtom } from '../../runtime/shell/notifications/notificationAtoms.ts'
import { notificationListAtom } from '../../runtime/shell/notifications/notificationListAtom.ts'
import { type Notification } from '../../schemas/wire/notification.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { Seeded } from './Seeded.tsx'

interface Args {
  notifications: readonly Notification[]
  /** What has happened before. Default: the list has arrived. */
  list?: 'waiting' | 'loaded' | 'failed'
  /** Default open. */
  line?: 'open' | 'lost'
}

const meta: Meta<Args> = {
  title: 'Frame/NotificationList',
  decorators: [withRuntime],
  args: {
    notifications: [
      notification(9, 'IN_PROGRESS', 'Your export is being prepared: 42 %'),
      notification(8, 'SUCCESS_DOWNLOAD', 'Your export is ready.', {
        fileUrl: '/exports/12/refunds-2026-01-05.csv',
      }),
      notification(7, 'ERROR_DOWNLOAD', 'The import failed: <b>2 of 140 lines</b> are wrong.', {
        fileUrl: '/exports/13/errors.csv',
      }),
      notification(
        6,
        'OCCURRENCE',
        '<h3>Bank file of today</h3><div>It has <b>2 rejected</b> lines.</div><table><tr><th>Line</th><th>Reason</th></tr><tr><td>14</td><td>No such account</td></tr><tr><td>82</td><td>Wrong currency</td></tr></table>',
      ),
      notification(5, 'CHAT_MESSAGE', 'Please look at <a href="/refunds">these refunds</a> today.'),
      notification(4, 'CONNECTED_USERS', 'Four people work on the write-offs.', { read: true }),
      notification(3, 'ERROR_MESSAGE', 'The message to the bank failed &amp; will be sent again.', {
        read: true,
      }),
      notification(2, 'SUCCESS_MESSAGE', 'The import has finished: 214 lines.', { read: true }),
      notification(1, 'CUSTOM', 'The console is updated on Sunday.', { read: true }),
    ],
  },
  render: ({ notifications, list = 'loaded', line = 'open' }) => (
    <Seeded
      seed={store => {
        const event: NotificationsEvent | undefined = {
          loaded: { type: 'listed', notifications, since: 1 } as const,
          failed: { type: 'listFailed' } as const,
          waiting: undefined,
        }[list]
        if (list === 'failed') store.set(notificationListAtom, { type: 'pushed', notifications })
        if (event) store.set(notificationListAtom, event)
        store.set(bellAtom, bell => ({ ...bell, line }))
      }}
    >
      <NotificationList onClose={fn()} />
    </Seeded>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible())
  },
}
export default meta
type Story = StoryObj<Args>

export const Default: Story = {}
export const Empty: Story = { args: { notifications: [] } }
export const Loading: Story = { args: { notifications: [], list: 'waiting' } }
export const Failed: Story = { args: { notifications: [], list: 'failed' } }
/** What was pushed is there all the same. */
export const FailedWithNews: Story = { args: { list: 'failed' } }
/** Nothing comes by itself for the moment. */
export const WithoutLine: Story = { args: { line: 'lost' } }
export const ClearQuestion: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
    await expect(await screen.findByText('Clear all 8 notifications?')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus()
  },
}
/** Cleared at once, and back when the server refuses. */
export const ClearRefused: Story = {
  parameters: { stage: { answer: () => refused } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(screen.getByText('Your export is ready.')).toBeVisible())
  },
}
/** The newest hundred are drawn. */
export const Many: Story = {
  args: {
    notifications: Array.from({ length: 1000 }, (_, at) =>
      notification(1000 - at, 'CUSTOM', `Report ${at} is ready.`, { read: at > 4 }),
    ),
  },
  play: async () => {
    await expect(await screen.findByText('900 older not shown')).toBeInTheDocument()
    await expect(screen.getAllByRole('listitem')).toHaveLength(100)
  },
}
export const VeryLong: Story = {
  args: {
    notifications: [
      notification(3, 'SUCCESS_DOWNLOAD', 'Wolfeschlegelsteinhausenbergerdorff '.repeat(20), {
        fileUrl: `/exports/12/${'report-'.repeat(30)}.csv`,
      }),
      notification(2, 'ERROR_MESSAGE', 'x'.repeat(400), { read: true }),
    ],
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const refused: HttpReply = { ok: false, status: 500, statusText: '', data: { message: 'Not today.' } }

function notification(
  id: number,
  type: string,
  message: string,
  more: Partial<Notification> = {},
): Notification {
  return {
    id: String(id),
    createdAt: `2026-01-05 09:30:${String(id % 60).padStart(2, '0')}`,
    message,
    type,
    read: false,
    fileUrl: undefined,
    inProgressId: 0,
    ...more,
  }
}
