import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './DockedPanel.module.css'
import { IconButton } from './IconButton.tsx'

/** Content, and a panel at its inline end, which leaves it the rest of the width. */
export function DockedLayout({ ref, panel, size = 'large', children }: DockedLayoutProps) {
  return (
    <div
      ref={ref}
      className={styles.layout}
      data-docking=""
      data-docked={panel !== undefined ? size : undefined}
    >
      {children}
      {panel}
    </div>
  )
}

/**
 * A non-modal panel next to the content it belongs to. It scrolls on its own, and can be focused by
 * script. Its place is a `DockedLayout`.
 */
export function DockedPanel({ ref, title, onClose, children }: DockedPanelProps) {
  const id = useId()
  return (
    <aside ref={ref} className={styles.panel} tabIndex={-1} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  )
}

export interface DockedLayoutProps {
  ref?: Ref<HTMLDivElement>
  /** A `DockedPanel`. Undefined: the content has the whole width. */
  panel: ReactNode
  /** At most 26, 36 or 64 rem wide, and about half of the width. Default large. */
  size?: 'medium' | 'large' | 'wide' | undefined
  children: ReactNode
}

export interface DockedPanelProps {
  ref?: Ref<HTMLElement>
  /** Its heading and accessible name. */
  title: string
  onClose: () => void
  children: ReactNode
}
