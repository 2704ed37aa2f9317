import { type ReactElement, useState } from 'react'
import { notificationMessages } from '../../core/notifications/notificationStyle.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { Button } from '../../ui/Button.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { clearNotifications, markRead } from './changeNotifications.ts'
import styles from './NotificationList.module.css'

/** What can be done with all notifications; clearing them asks first, as reports would be gone. */
export function ListActions({ items }: { items: readonly NotificationsItem[] }): ReactElement {
  const runtime = useRuntime()
  const [asking, setAsking] = useState(false)
  if (asking) {
    return (
      <>
        <span className={styles.question} role="alert">
          {notificationMessages.clearQuestion(items.length)}
        </span>
        <Button autoFocus onClick={() => setAsking(false)}>
          Keep them
        </Button>
        <Button
          variant="danger"
          onClick={event => {
            closeButton(event.currentTarget)?.focus()
            void clearNotifications(runtime)
          }}
        >
          Clear all
        </Button>
      </>
    )
  }
  return (
    <>
      {items.some(({ read }) => !read) && (
        <Button
          onClick={event => {
            closeButton(event.currentTarget)?.focus()
            void markRead(runtime, items)
          }}
        >
          Mark all as read
        </Button>
      )}
      <Button onClick={() => setAsking(true)}>Clear all</Button>
    </>
  )
}

/** Takes the focus from a button that is about to go. */
function closeButton(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('[role=dialog]')?.querySelector('button')
}
