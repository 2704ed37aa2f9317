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
 * Asks before something is done (spec 1 §4: approve, action, cancel, delete). A press beside it answers nothing; what
 * cannot be undone has the focus on the button that keeps things as they are. Import it lazily.
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
                // The second press of a double click arrives here too, whether it was the first that opened the window, which
                // nobody has read by then, or that answered it while it fades out.
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
  /** Chooses the buttons' words, their tone, and which of them has the focus first. */
  type: ConfirmType
  /** Default 'Approve?', 'Are you sure?', 'Cancel it?', 'Delete it?'. */
  title?: string | undefined
  /** What happens, to how many, and whether it can be undone. */
  text: ReactNode
  /** Above the text: how many it is about and what they come to. */
  details?: ReactNode
  /** Text of the button that does it. Default 'Approve', 'Confirm', 'Cancel it', 'Delete'. */
  confirm?: string | undefined
  /** Text of the other button. Default 'Cancel' or 'Keep it'. */
  refuse?: string | undefined
  /** The button that does it warns by its colour. Default: for cancel and delete. */
  danger?: boolean | undefined
  /** It is being done: both buttons and Escape wait. Default false. */
  busy?: boolean | undefined
  /** Why it could not be done; the window stays for another try. */
  error?: string | undefined
  /** Called once for a double click; closing is the caller's. */
  onConfirm: () => void
  /** Escape or the other button. */
  onClose: () => void
}
