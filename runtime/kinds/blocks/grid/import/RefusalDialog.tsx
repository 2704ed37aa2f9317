import { importMessages } from '../../../../core/csv/importMessages.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useLock } from '../../../../shell/useLock.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import styles from './ImportPanel.module.css'
import { type ImportOutcome } from './useSending.ts'

/** Maximum listed errors. */
const listed = 200

/** Milliseconds for which the download is locked: a double click saves one file. */
const LOCK = 1000

/** The lines of a file refused by the server. */
export interface Refusal {
  readonly errors: ImportOutcome['errors']
  /** The refused rows as a file. */
  readonly rows: Promise<Blob>
  /** Name of that file. */
  readonly name: string
}

/** The server's errors by line, shown until closed; the refused rows can be downloaded. */
export function RefusalDialog(props: { open: boolean; refusal: Refusal; onClose: () => void }) {
  const { open, refusal, onClose } = props
  const { errors, rows, name } = refusal
  const { ports, toast } = useRuntime()
  const { locked, run } = useLock(LOCK)
  const save = async () => {
    try {
      ports.browser.save(await rows, name)
    } catch {
      toast({ type: 'error', text: importMessages.fileUnread })
    }
  }
  const more = errors.length - listed
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={errors.length === 1 ? 'The server refused 1 line' : `The server refused ${errors.length} lines`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" aria-disabled={locked || undefined} onClick={() => run(save)}>
            Download these rows
          </Button>
        </>
      }
    >
      <ul className={styles.problems}>
        {errors.slice(0, listed).map(({ line, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server may say the same twice of one line
          <li key={at}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
    </Dialog>
  )
}
