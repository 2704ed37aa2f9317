import Download from 'lucide-react/icons/download'
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { fileName, offersFile } from '../../core/notifications/jobs.ts'
import { notificationMessages, notificationStyle } from '../../core/notifications/notificationStyle.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { displayDate } from '../../core/text/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { NotificationLine } from '../../ui/NotificationLine.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { useLock } from '../useLock.ts'
import { userZone } from '../userZone.ts'
import { closeNotification, downloadNotification, markRead } from './changeNotifications.ts'
import styles from './NotificationList.module.css'
import { plainText } from './plainText.ts'

/** Items rendered at first and per click on more: thousands would block the page. */
const step = 100

/** A list of notifications. */
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
      look={notificationStyle(type)}
      unread={!read && type !== 'IN_PROGRESS'}
      time={createdAt === '' ? '' : displayDate(createdAt, { time: true, zone: userZone() })}
      actions={offersFile(item) && <DownloadButton item={item} />}
      onRead={({ currentTarget }) => {
        // Not on its close button, which the second click of a double click would press.
        focusNear(currentTarget, currentTarget.closest('li'))
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

/** Moves the focus from a button that is about to be removed; from the last one to the window. */
function focusNear(button: HTMLElement, next: Element | null | undefined): void {
  const target = next ?? button.closest('[role=dialog]')?.querySelector('button')
  if (target instanceof HTMLElement) target.focus()
}

function lastButton(line: Element | null | undefined): Element | undefined {
  return [...(line?.querySelectorAll('button') ?? [])].at(-1)
}

/** Minimum lock of the button in milliseconds, so that a quick reply does not let a double click through. */
const LOCK = 1000

/** Downloads the file of a notification, whose name it shows (spec 1 §2). */
function DownloadButton({ item }: { readonly item: NotificationsItem }): ReactElement {
  const runtime = useRuntime()
  const { locked, running, run } = useLock(LOCK)
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={running}
      aria-disabled={locked || undefined}
      onClick={() => run(() => downloadNotification(runtime, item))}
    >
      {fileName(item) || 'Download'}
    </Button>
  )
}

/** Without the markup reader the plain text is shown. */
const RichText = lazy(async () => ({
  default: await import('./RichText.tsx').then(
    ({ RichText }) => RichText,
    () => PlainText,
  ),
}))

/** The message of a notification. The markup reader is fetched with the first message that has markup. */
function MessageText({ html }: { html: string }): ReactNode {
  if (!/[<&]/.test(html)) return html
  return (
    <Suspense fallback={<PlainText html={html} />}>
      <RichText html={html} />
    </Suspense>
  )
}

function PlainText({ html }: { html: string }): ReactNode {
  return plainText(html)
}
