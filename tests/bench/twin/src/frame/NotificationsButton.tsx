import { useAtomValue } from 'jotai'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useState } from 'react'
import styles from '../../../../../runtime/shell/notifications/NotificationsButton.module.css'
import { IconButton } from '../../../../../runtime/ui/IconButton.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { unreadAtom } from '../session/menu.ts'

const NotificationList = lazy(async () => ({
  default: (await import('./NotificationList.tsx')).NotificationList,
}))

/** The bell with the number of unread notifications; it opens the list. */
export function NotificationsButton() {
  const [open, setOpen] = useState(false)
  const unread = useAtomValue(unreadAtom)
  return (
    <span className={styles.anchor}>
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        icon={<Bell aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {open && (
        <ErrorBoundary>
          <Suspense>
            <NotificationList onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  )
}
