import { type ReactElement, useState } from 'react'
import { offersFile } from '../../core/notifications/jobs.ts'
import { notificationLook, notificationMessages } from '../../core/notifications/notificationStyle.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { displayDate } from '../../core/text/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { NotificationLine } from '../../ui/NotificationLine.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { userZone } from '../userZone.ts'
import { closeNotification, markRead } from './changeNotifications.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { MessageText } from './MessageText.tsx'
import styles from './NotificationList.module.css'

/** Items that are drawn at first, and with each wish for more: thousands would hold up the page. */
const step = 100

/** Notifications below each other. */
export function ItemList({
  label,
  items,
}: {
  label: string
  items: readonly NotificationsItem[]
}): ReactElement {
  const [most, setMost] = useState(step)
  const older = items.length - most
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {items.slice(0, most).map(item => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
      {older > 0 && (
        <div className={styles.older}>
          {notificationMessages.older(older)}
          <Button size="small" onClick={() => setMost(most + step)}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function Item({ item }: { item: NotificationsItem }): ReactElement {
  const runtime = useRuntime()
  const { type, read, message, createdAt } = item
  return (
    <NotificationLine
      look={notificationLook(type)}
      unread={!read && type !== 'IN_PROGRESS'}
      time={createdAt === '' ? '' : displayDate(createdAt, { time: true, zone: userZone() })}
      actions={offersFile(item) && <DownloadButton item={item} />}
      onRead={({ currentTarget }) => {
        focusNear(currentTarget, currentTarget.nextElementSibling)
        void markRead(runtime, [item])
      }}
      onClose={({ currentTarget }) => {
        const line = currentTarget.closest('li')
        focusNear(
          currentTarget,
          lastButton(line?.nextElementSibling) ?? lastButton(line?.previousElementSibling),
        )
        void closeNotification(runtime, item)
      }}
    >
      <MessageText html={message} />
    </NotificationLine>
  )
}

/** A button that is about to go hands the focus on; the last of all to the window. */
function focusNear(button: HTMLElement, next: Element | null | undefined): void {
  const target = next ?? button.closest('[role=dialog]')?.querySelector('button')
  if (target instanceof HTMLElement) target.focus()
}

function lastButton(line: Element | null | undefined): Element | undefined {
  return [...(line?.querySelectorAll('button') ?? [])].at(-1)
}
