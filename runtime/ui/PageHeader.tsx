import { type ReactNode } from 'react'
import styles from './PageHeader.module.css'

/** The header of a screen: breadcrumbs, title and actions. */
export function PageHeader({ title, breadcrumbs, meta, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs}
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}

export interface PageHeaderProps {
  title: ReactNode
  /** A `Breadcrumbs`. */
  breadcrumbs?: ReactNode
  /** Next to the title: a status label, a count. */
  meta?: ReactNode
  /** Buttons and links at the end edge. */
  actions?: ReactNode
}
