import Download from 'lucide-react/icons/download'
import { type ReactElement } from 'react'
import { fileName } from '../../core/notifications/jobs.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { Button } from '../../ui/Button.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { useLock } from '../useLock.ts'
import { downloadNotification } from './downloadNotification.ts'

/** Milliseconds for which the button is locked at least: a quick reply must not let a double click through. */
const LOCK = 1000

/** Downloads the file of a notification, whose name it shows (spec 1 §2). */
export function DownloadButton({ item }: { readonly item: NotificationsItem }): ReactElement {
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
