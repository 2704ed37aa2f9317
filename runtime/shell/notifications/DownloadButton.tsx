import { Download } from 'lucide-react'
import { type ReactElement, useRef, useState } from 'react'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { fileName } from '../../core/notifications/offersFile.ts'
import { Button } from '../../ui/Button.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { downloadFile } from './downloadFile.ts'

/** Downloads the file of a notification, whose name it shows (spec 1 §2). */
export function DownloadButton({ notification }: { notification: Notification }): ReactElement {
  const runtime = useRuntime()
  const [busy, setBusy] = useState(false)
  const held = useRef(false)
  const download = async () => {
    if (held.current) return
    held.current = true
    setBusy(true)
    await downloadFile(runtime, notification)
    held.current = false
    setBusy(false)
  }
  return (
    <Button size="small" icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void download()}>
      {fileName(notification) || 'Download'}
    </Button>
  )
}
