import Download from 'lucide-react/icons/download'
import { useEffect, useState } from 'react'
import { type Attachment } from '../../../../schemas/wire/attachment.ts'
import { type AttachedRecord, attachmentCalls } from '../../../core/attachments/calls.ts'
import { attachmentMessages } from '../../../core/attachments/messages.ts'
import { valueAt } from '../../../core/objects.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import styles from './attachments.module.css'

/** An image in a dialog. */
export function Preview({ record, file, onDownload, onClose }: PreviewProps) {
  // Keeps the image while the dialog fades out.
  const [last, setLast] = useState(file)
  if (file && file !== last) setLast(file)
  const source = usePicture(record, last)
  return (
    <Dialog
      open={file !== undefined}
      onClose={onClose}
      title={last?.name ?? ''}
      size="large"
      actions={
        <Button icon={<Download aria-hidden="true" />} onClick={() => last && onDownload(last)}>
          Download
        </Button>
      }
    >
      <div className={styles.picture}>
        {source === undefined && <Spinner />}
        {source === null && <p role="alert">{attachmentMessages.unseen}</p>}
        {source && <img src={source} alt={last?.name ?? ''} />}
      </div>
    </Dialog>
  )
}

/** The image as a data address, which the policy of the page allows; undefined: loading, null: failed. */
function usePicture(record: AttachedRecord, file: Attachment | undefined): string | null | undefined {
  const { call } = useRuntime()
  const [shown, setShown] = useState<{ readonly id: string; readonly source: string | null }>()
  const id = file?.id
  const type = file?.type ?? ''
  useEffect(() => {
    if (id === undefined) return
    const newer = new AbortController()
    const { signal } = newer
    const show = async () => {
      const reply = await call(
        { ...attachmentCalls.file(record, id), responseType: 'bytes', signal },
        { ignores404: true, background: true },
      )
      const content = reply.ok ? valueAt(reply.data, 'content') : undefined
      const source = content instanceof Blob ? await dataAddress(content.slice(0, content.size, type)) : null
      if (!signal.aborted) setShown({ id, source })
    }
    // An aborted call rejects; its image is not needed.
    show().catch(() => signal.aborted || setShown({ id, source: null }))
    return () => newer.abort()
  }, [record, id, type, call])
  return shown?.id === id ? shown?.source : undefined
}

function dataAddress(content: Blob): Promise<string | null> {
  return new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(content)
  })
}

interface PreviewProps {
  record: AttachedRecord
  /** Undefined: the dialog is closed. */
  file: Attachment | undefined
  onDownload: (file: Attachment) => void
  onClose: () => void
}
