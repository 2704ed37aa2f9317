import { Dialog as Parts } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './SidePanel.module.css'
import { useOpener } from './useOpener.ts'

/**
 * A modal panel at the inline end. Focuses the control with `data-first`, else its first control, traps the
 * focus until closed, and then returns it. The caller opens only one at a time. Import it lazily.
 */
export function SidePanel({ open, onClose, title, text, actions, size = 'large', children }: SidePanelProps) {
  const body = useRef<HTMLDivElement>(null)
  const opener = useOpener(open)
  return (
    <Parts.Root open={open} onOpenChange={next => !next && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Popup
          className={styles.panel}
          data-size={size}
          // On touch devices the on-screen keyboard would cover the panel.
          initialFocus={by => (by === 'touch' ? true : firstControl(body.current))}
          finalFocus={opener}
        >
          <header className={styles.head}>
            <div className={styles.names}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              {text !== undefined && <Parts.Description className={styles.text}>{text}</Parts.Description>}
            </div>
            <Parts.Close render={<IconButton label="Close" icon={<X />} />} />
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  )
}

const firstControl = (body: HTMLElement | null): HTMLElement | true =>
  body?.querySelector<HTMLElement>('[data-first]') ??
  body?.querySelector<HTMLElement>(
    ':is(input, select, textarea, button, a[href]):not(:disabled, [aria-disabled="true"])',
  ) ??
  true

export interface SidePanelProps {
  open: boolean
  /** Escape, a click outside, or the close button. */
  onClose: () => void
  title: string
  /** A line below the title, announced with it. */
  text?: ReactNode
  /** Buttons in the footer, which stays while the body scrolls; the main one first. */
  actions?: ReactNode
  /** At most 26, 36 or 64 rem wide. Default large. */
  size?: 'medium' | 'large' | 'wide' | undefined
  children: ReactNode
}
