import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { type Attachment, readAttachments } from '../../../../schemas/wire/attachment.ts'
import { attachmentCalls } from '../../../core/attachments/calls.ts'
import { type AttachmentLimits, isPicture } from '../../../core/attachments/limits.ts'
import { attachmentMessages } from '../../../core/attachments/messages.ts'
import { fileLimitText } from '../../../core/files/fileLimits.ts'
import { displayDate } from '../../../core/text/dates.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { useReply } from '../../../shell/calls/useReply.ts'
import { downloadFile } from '../../../shell/downloads/downloadFile.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { reloaded, useEvents } from '../../../shell/useEvents.ts'
import { userZone } from '../../../shell/userZone.ts'
import { AttachmentList } from '../../../ui/AttachmentList.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Records } from '../Records.tsx'
import styles from './attachments.module.css'
import { Uploads } from './Uploads.tsx'
import { useRemoval } from './useRemoval.ts'
import { useUploads } from './useUploads.ts'

const Preview = lazy(async () => ({
  default: (await chunk(() => import('./Preview.tsx'))).Preview,
}))
const RemoveQuestion = lazy(async () => ({
  default: (await chunk(() => import('./RemoveQuestion.tsx'))).RemoveQuestion,
}))

const changes = [reloaded]

/** The list of files, and the area to choose or drop new ones. */
export function RecordFiles({ entity, id, heading, limits, readOnly }: RecordFilesProps) {
  const runtime = useRuntime()
  const record = useMemo(() => ({ entity, id }), [entity, id])
  const { value, reload } = useReply(attachmentCalls.list(record), readAttachments)
  useEvents(changes, reload)
  const frame = useRef<HTMLDivElement>(null)
  const uploads = useUploads(record, limits, value?.length ?? 0, reload)
  const removal = useRemoval(record, () => {
    reload()
    // The focused element was removed with its file.
    frame.current?.querySelector<HTMLElement>('input, li button')?.focus()
  })
  const [seen, setSeen] = useState<Attachment>()
  // Once opened they stay mounted, to fade out and return the focus.
  const [looked, setLooked] = useState(false)
  const [asked, setAsked] = useState(false)
  const find = (wanted: string) => value?.find(one => one.id === wanted)
  const download = ({ id: attachment, name }: Attachment) =>
    void downloadFile(runtime, attachmentCalls.file(record, attachment), name, name)
  const open = (wanted: string) => {
    const file = find(wanted)
    if (!file) return
    if (!isPicture(file.type)) return download(file)
    setLooked(true)
    setSeen(file)
  }
  return (
    <Records
      heading={heading}
      state={{ value: value && [value], reload }}
      empty={attachmentMessages.empty}
      failed={attachmentMessages.failed}
    >
      {([files = []]) => (
        <div ref={frame} className={styles.files}>
          {files.length > 0 && (
            <AttachmentList
              label={heading}
              files={files.map(file => ({
                ...file,
                picture: isPicture(file.type),
                removable: file.removable && !readOnly,
                date: file.createdAt && displayDate(file.createdAt, { time: true, zone: userZone() }),
              }))}
              onOpen={open}
              onDownload={wanted => {
                const file = find(wanted)
                if (file) download(file)
              }}
              onRemove={wanted => {
                setAsked(true)
                removal.ask(find(wanted))
              }}
            />
          )}
          {files.length === 0 && readOnly && <p className={styles.none}>{attachmentMessages.empty}</p>}
          {!readOnly && (
            <>
              <Uploads uploads={uploads} />
              <FileDrop
                label="Add files"
                hint={`${fileLimitText(limits)} each.`}
                accept={limits.accept.map(ending => `.${ending}`).join(',')}
                onFiles={uploads.add}
              />
            </>
          )}
          <ErrorBoundary>
            <Suspense>
              {looked && (
                <Preview
                  record={record}
                  file={seen}
                  onDownload={download}
                  onClose={() => setSeen(undefined)}
                />
              )}
              {asked && <RemoveQuestion removal={removal} />}
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </Records>
  )
}

interface RecordFilesProps {
  entity: string
  id: string
  heading: string
  limits: AttachmentLimits
  /** Files can be opened but neither added nor removed. */
  readOnly: boolean
}
