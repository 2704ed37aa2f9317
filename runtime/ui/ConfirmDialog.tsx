import { AlertDialog as Parts } from '@base-ui/react/alert-dialog'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Trash2 from 'lucide-react/icons/trash'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'
import dialog from './Dialog.module.css'
import { useOpener } from './useOpener.ts'

/**
 * Asks for confirmation (spec 1 §4: approve, action, cancel, delete). A click outside does nothing; for
 * irreversible actions the focus is on the cancelling button. Import it lazily.
 */
export function ConfirmDialog({
  open,
  type,
  title,
  text,
  details,
  confirm,
  refuse,
  danger,
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const yes = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const opener = useOpener(open)
  const words = wordings[type]
  const locked = busy || !open
  return (
    <Parts.Root open={open} onOpenChange={next => !next && !busy && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={dialog.backdrop} />
        <Parts.Viewport className={dialog.viewport}>
          <Parts.Popup className={dialog.popup} initialFocus={words.safe ? no : yes} finalFocus={opener}>
            <header className={dialog.head}>
              <span className={styles.sign} data-tone={words.tone} aria-hidden="true">
                {words.sign}
              </span>
              <Parts.Title className={dialog.title}>{title ?? words.title}</Parts.Title>
            </header>
            <div className={dialog.body}>
              <Parts.Description className={dialog.text} render={<div />}>
                {details !== undefined && <div className={styles.details}>{details}</div>}
                <p>{text}</p>
              </Parts.Description>
              {error !== undefined && (
                <p className={styles.error} role="alert">
                  <CircleAlert aria-hidden="true" />
                  {error}
                </p>
              )}
            </div>
            <footer className={dialog.foot}>
              <Button ref={no} aria-disabled={busy} onClick={() => !locked && onClose()}>
                {refuse ?? words.no}
              </Button>
              <Button
                ref={yes}
                variant={(danger ?? words.safe) ? 'danger' : 'primary'}
                busy={busy}
                // The second click of a double click reaches this button too, after the first has opened the
                // window unread or has confirmed it while it fades out.
                onClick={({ detail }) => !locked && detail < 2 && onConfirm()}
              >
                {confirm ?? words.yes}
              </Button>
            </footer>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}

const wordings = {
  approve: {
    ...{ title: 'Approve?', yes: 'Approve', no: 'Cancel', safe: false },
    ...{ tone: 'success', sign: <CircleCheck /> },
  },
  action: {
    ...{ title: 'Are you sure?', yes: 'Confirm', no: 'Cancel', safe: false },
    ...{ tone: 'info', sign: <CircleHelp /> },
  },
  cancel: {
    ...{ title: 'Cancel it?', yes: 'Cancel it', no: 'Keep it', safe: true },
    ...{ tone: 'warning', sign: <Ban /> },
  },
  delete: {
    ...{ title: 'Delete it?', yes: 'Delete', no: 'Keep it', safe: true },
    ...{ tone: 'danger', sign: <Trash2 /> },
  },
} as const

export type ConfirmType = keyof typeof wordings

export interface ConfirmDialogProps {
  open: boolean
  /** Determines the buttons' texts and tone, and the initial focus. */
  type: ConfirmType
  /** Default 'Approve?', 'Are you sure?', 'Cancel it?', 'Delete it?'. */
  title?: string | undefined
  /** The effect, the number of affected items, and whether it can be undone. */
  text: ReactNode
  /** Above the text: number and totals of the affected items. */
  details?: ReactNode
  /** Text of the confirming button. Default 'Approve', 'Confirm', 'Cancel it', 'Delete'. */
  confirm?: string | undefined
  /** Text of the other button. Default 'Cancel' or 'Keep it'. */
  refuse?: string | undefined
  /** The confirming button has the danger colour. Default: for cancel and delete. */
  danger?: boolean | undefined
  /** Pending: both buttons and Escape are disabled. Default false. */
  busy?: boolean | undefined
  /** Error message of the failed action; the window stays open for a retry. */
  error?: string | undefined
  /** Called once for a double click; the caller closes the window. */
  onConfirm: () => void
  /** Escape or the other button. */
  onClose: () => void
}
