import { useAtomValue } from 'jotai'
import { type ReactElement, useEffect, useState } from 'react'
import { messages } from '../../core/messages.ts'
import { notificationMessages } from '../../core/notifications/notificationStyle.ts'
import {
  type NotificationsItem,
  type NotificationsState,
} from '../../core/notifications/notificationsReducer.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { clearNotifications, markRead } from './changeNotifications.ts'
import { ItemList } from './ItemList.tsx'
import { loadNotifications } from './loadNotifications.ts'
import styles from './NotificationList.module.css'
import { bellAtom } from './notificationAtoms.ts'
import { notificationListAtom } from './notificationListAtom.ts'

/** Running processes and notifications, newest first (spec 1 §2). Reloads if not connected. */
export function NotificationList({ onClose }: { onClose: () => void }): ReactElement {
  const runtime = useRuntime()
  const centre = useAtomValue(notificationListAtom, { store: runtime.store })
  const { line } = useAtomValue(bellAtom, { store: runtime.store })
  useEffect(() => {
    if (runtime.store.get(bellAtom).line !== 'open') void loadNotifications(runtime)
  }, [runtime])
  const again = () => void loadNotifications(runtime)
  const some = centre.items.length + centre.inProgress.length > 0
  return (
    <Dialog
      open
      title="Notifications"
      size="large"
      onClose={onClose}
      actions={centre.items.length > 0 && <ListActions items={centre.items} />}
    >
      {line === 'lost' && (
        <Notice tone="warning" live="none">
          {notificationMessages.interrupted}
        </Notice>
      )}
      {centre.list === 'failed' && some && (
        <Notice
          tone="danger"
          live="none"
          actions={
            <Button size="small" onClick={again}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.notificationsFailed}
        </Notice>
      )}
      {some ? <Lists centre={centre} /> : <Nothing list={centre.list} onAgain={again} />}
    </Dialog>
  )
}

function Lists({ centre: { items, inProgress } }: { centre: NotificationsState }): ReactElement {
  if (inProgress.length === 0) return <ItemList label="Notifications" items={items} />
  return (
    <>
      <h3 className={styles.heading}>In progress</h3>
      <ItemList label="In progress" items={inProgress} />
      {items.length > 0 && (
        <>
          <h3 className={styles.heading}>Notifications</h3>
          <ItemList label="Notifications" items={items} />
        </>
      )}
    </>
  )
}

function Nothing({ list, onAgain }: { list: NotificationsState['list']; onAgain: () => void }): ReactElement {
  if (list === 'waiting') return <Spinner />
  if (list === 'loaded') {
    return <Message icon="empty" heading={notificationMessages.none} text={notificationMessages.noneText} />
  }
  return (
    <Message
      icon="failed"
      heading={messages.notificationsFailed}
      actions={<Button onClick={onAgain}>{messages.tryAgain}</Button>}
    />
  )
}

/** Actions for all notifications; clearing asks first, because reports would be lost. */
function ListActions({ items }: { items: readonly NotificationsItem[] }): ReactElement {
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
            // The second click of a double click must not answer the dialog that the first one opened.
            if (event.detail > 1) return
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

/** The element to focus when a button is removed. */
function closeButton(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('[role=dialog]')?.querySelector('button')
}
