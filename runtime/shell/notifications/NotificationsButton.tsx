import { useAtomValue } from 'jotai'
import { Bell } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { chunk } from '../calls/chunk.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { SafeArea } from '../SafeArea.tsx'
import { loadNotifications } from './loadNotifications.ts'
import styles from './NotificationsButton.module.css'
import { notificationsAtom } from './notificationsAtom.ts'

const NotificationList = lazy(async () => ({
  default: (await chunk(() => import('./NotificationList.tsx'))).NotificationList,
}))

/** The bell with the number of unread notifications; it opens the list. */
export function NotificationsButton(): ReactElement {
  const runtime = useRuntime()
  const [open, setOpen] = useState(false)
  const unread = (useAtomValue(notificationsAtom, { store: runtime.store }) ?? []).filter(
    notification => !notification.read,
  ).length
  const toggle = () => {
    if (!open) void loadNotifications(runtime)
    setOpen(!open)
  }
  return (
    <span className={styles.anchor}>
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        icon={<Bell aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {open && (
        <SafeArea>
          <Suspense>
            <NotificationList onClose={() => setOpen(false)} />
          </Suspense>
        </SafeArea>
      )}
    </span>
  )
}
