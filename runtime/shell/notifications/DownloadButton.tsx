import { Download } from 'lucide-react'
import { type ReactElement } from 'react'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { fileName } from '../../core/notifications/offersFile.ts'
import { Button } from '../../ui/Button.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { useLock } from '../useLock.ts'
import { downloadFile } from './downloadFile.ts'

/** Milliseconds for which the button is locked at least: a quick reply must not let a double click through. */
const LOCK = 1000

/** Downloads the file of a notification, whose name it shows (spec 1 §2). */
export function DownloadButton({ notification }: { notification: Notification }): ReactElement {
  const runtime = useRuntime()
  const { locked, run } = useLock(LOCK)
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      aria-disabled={locked || undefined}
      onClick={() => run(() => downloadFile(runtime, notification))}
    >
      {fileName(notification) || 'Download'}
    </Button>
  )
}
