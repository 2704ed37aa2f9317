import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { NotificationList } from '../../runtime/shell/notifications/NotificationList.tsx'
import { notificationsAtom } from '../../runtime/shell/notifications/notificationsAtom.ts'
import { type Notification } from '../../schemas/wire/notification.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { Seeded } from './Seeded.tsx'

interface Args {
  /** Undefined: on their way; null: they could not be loaded. */
  notifications?: readonly Notification[] | null | undefined
}

const meta: Meta<Args> = {
  title: 'Frame/NotificationList',
  decorators: [withRuntime],
  args: {
    notifications: [
      notification(3, 'The report of the refunds is ready.', false),
      notification(2, 'The import failed: <b>2 of 140 lines</b> are wrong &amp; were left out.', false),
      notification(1, 'The refund 1204 was paid.', true),
    ],
  },
  render: ({ notifications }) => (
    <Seeded seed={store => store.set(notificationsAtom, notifications)}>
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
export const Loading: Story = { args: { notifications: undefined } }
export const Failed: Story = { args: { notifications: null } }
/** More than fit scroll inside the dialog. */
export const Many: Story = {
  args: {
    notifications: Array.from({ length: 60 }, (_, at) => notification(at, `Report ${at} is ready.`, at > 4)),
  },
}
export const VeryLong: Story = {
  args: {
    notifications: [
      notification(1, 'Wolfeschlegelsteinhausenbergerdorff '.repeat(20), false),
      notification(2, 'x'.repeat(400), true),
    ],
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function notification(id: number, message: string, read: boolean): Notification {
  return {
    id: String(id),
    createdAt: '2026-01-05 09:30:00',
    message,
    type: 'SUCCESS_MESSAGE',
    fileUrl: undefined,
    inProgressId: 0,
    read,
  }
}
