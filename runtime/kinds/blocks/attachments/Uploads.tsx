import { attachmentMessages } from '../../../core/attachments/messages.ts'
import { messages } from '../../../core/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { fileSize } from '../../../ui/fileSize.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import styles from './attachments.module.css'
import { type FileUploads } from './useUploads.ts'

/** Uploads in progress, and failed ones, each with its buttons. */
export function Uploads({ uploads: { uploads, retry, remove } }: { uploads: FileUploads }) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {uploads.map(upload => {
        const { key, file, sent, problem, again } = upload
        const { name, size } = file
        if (problem !== '')
          return (
            <li key={key} className={styles.failed}>
              <span role="alert">{problem}</span>
              <span className={styles.buttons}>
                {again && (
                  <Button
                    size="small"
                    aria-label={`${messages.tryAgain}: ${name}`}
                    onClick={() => retry(upload)}
                  >
                    {messages.tryAgain}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Dismiss: ${name}`}
                  onClick={() => remove(upload)}
                >
                  Dismiss
                </Button>
              </span>
            </li>
          )
        return (
          <li key={key}>
            <ProgressBar
              label={attachmentMessages.uploading(name)}
              value={sent >= size ? undefined : sent / size}
              text={sent >= size ? undefined : `${fileSize(sent)} of ${fileSize(size)}`}
              actions={
                <Button size="small" aria-label={`Cancel: ${name}`} onClick={() => remove(upload)}>
                  Cancel
                </Button>
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
