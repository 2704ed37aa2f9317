import { Dialog as Parts } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useOpener } from './useOpener.ts'

/** A modal window that traps the focus, at first in its first field, until it is answered or closed. Import it lazily. */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  text,
  actions,
  size = 'small',
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const opener = useOpener(open)
  return (
    <Parts.Root
      open={open}
      onOpenChange={next => !next && onClose()}
      onOpenChangeComplete={next => !next && onClosed?.()}
    >
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup
            className={styles.popup}
            data-size={size}
            // On touch devices the on-screen keyboard would cover the window.
            initialFocus={by => (by === 'touch' ? true : firstField(body.current))}
            finalFocus={opener}
          >
            <header className={styles.head}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Parts.Close render={<IconButton size="small" label="Close" icon={<X />} />} />
            </header>
            <div ref={body} className={styles.body}>
              {text !== undefined && <Parts.Description className={styles.text}>{text}</Parts.Description>}
              {children}
            </div>
            {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}

const firstField = (body: HTMLElement | null): HTMLElement | true =>
  body?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled, [type="hidden"])') ?? true

export interface DialogProps {
  open: boolean
  /** Escape, a click outside, or the close button. */
  onClose: () => void
  /** Called when it has faded out after `open` became false. */
  onClosed?: (() => void) | undefined
  title: string
  /** Read aloud with the title. */
  text?: ReactNode
  /** Buttons at the end edge, the answer last. */
  actions?: ReactNode
  /** 26 or 40 rem wide at most. Default small. */
  size?: 'small' | 'large' | undefined
  children?: ReactNode
}
