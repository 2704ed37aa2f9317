import { useAtomValue } from 'jotai'
import Bell from 'lucide-react/icons/bell'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { chunk } from '../calls/lazy.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import styles from './NotificationsButton.module.css'
import { bellAtom } from './notificationAtoms.ts'

const NotificationList = lazy(async () => ({
  default: (await chunk(() => import('./NotificationList.tsx'))).NotificationList,
}))

/** The bell with the number of unread notifications; opens the list. Pale without a live connection. */
export function NotificationsButton(): ReactElement {
  const [open, setOpen] = useState(false)
  const { unread, line } = useAtomValue(bellAtom, { store: useRuntime().store })
  const lost = line === 'lost'
  const label = `Notifications${unread > 0 ? `, ${unread} unread` : ''}${lost ? ', no live updates' : ''}`
  return (
    <span className={styles.anchor}>
      <IconButton
        label={label}
        icon={<Bell aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-lost={lost || undefined}
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
