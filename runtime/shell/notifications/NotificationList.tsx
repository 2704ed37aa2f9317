import { useAtomValue } from 'jotai'
import { type ReactElement } from 'react'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { messages } from '../../core/messages.ts'
import { offersFile } from '../../core/notifications/offersFile.ts'
import { displayDate } from '../../core/text/displayDate.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { userZone } from '../userZone.ts'
import { DownloadButton } from './DownloadButton.tsx'
import styles from './NotificationList.module.css'
import { notificationsAtom } from './notificationsAtom.ts'
import { plainText } from './plainText.ts'

/** The notifications of the user, newest first. */
export function NotificationList({ onClose }: { onClose: () => void }): ReactElement {
  const notifications = useAtomValue(notificationsAtom, { store: useRuntime().store })
  return (
    <Dialog open title="Notifications" size="large" onClose={onClose}>
      {content(notifications)}
    </Dialog>
  )
}

function content(notifications: readonly Notification[] | null | undefined): ReactElement {
  if (notifications === undefined) return <Spinner />
  if (notifications === null) return <Message icon="failed" heading={messages.notificationsFailed} />
  if (notifications.length === 0) return <Message icon="empty" heading="No notifications." />
  return (
    <ul className={styles.list}>
      {notifications.map(notification => (
        <li key={notification.id} className={styles.line} data-unread={!notification.read || undefined}>
          <span className={styles.text}>
            {!notification.read && <span className={styles.mark} role="img" aria-label="Unread" />}
            {plainText(notification.message)}
          </span>
          <time className={styles.time}>
            {displayDate(notification.createdAt, { time: true, zone: userZone() })}
          </time>
          {offersFile(notification) && <DownloadButton notification={notification} />}
        </li>
      ))}
    </ul>
  )
}
