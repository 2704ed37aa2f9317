import Download from 'lucide-react/icons/download'
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
export function DownloadButton({ notification, onDownload }: DownloadButtonProps): ReactElement {
  const runtime = useRuntime()
  const { locked, run } = useLock(LOCK)
  const download = async () => {
    if (await downloadFile(runtime, notification)) onDownload()
  }
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      aria-disabled={locked || undefined}
      onClick={() => run(download)}
    >
      {fileName(notification) || 'Download'}
    </Button>
  )
}

interface DownloadButtonProps {
  readonly notification: Notification
  /** The file is there: the notification has been seen. */
  readonly onDownload: () => void
}
