import Download from 'lucide-react/icons/download'
import { type ReactElement } from 'react'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { calls } from '../../core/calls.ts'
import { fileName } from '../../core/notifications/offersFile.ts'
import { Button } from '../../ui/Button.tsx'
import { downloadFile } from '../downloads/downloadFile.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { useLock } from '../useLock.ts'

/** Milliseconds for which the button is locked at least: a quick reply must not let a double click through. */
const LOCK = 1000

/** Downloads the file of a notification, whose name it shows (spec 1 §2). */
export function DownloadButton({ notification, onDownload }: DownloadButtonProps): ReactElement {
  const runtime = useRuntime()
  const name = fileName(notification)
  const { locked, running, run } = useLock(LOCK)
  const download = async () => {
    const call = calls.download({ notificationId: notification.id })
    if (await downloadFile(runtime, call, name, 'report.csv')) onDownload()
  }
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={running}
      aria-disabled={locked || undefined}
      onClick={() => run(download)}
    >
      {name || 'Download'}
    </Button>
  )
}

interface DownloadButtonProps {
  readonly notification: Notification
  /** The file is there: the notification has been seen. */
  readonly onDownload: () => void
}
