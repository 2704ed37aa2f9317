import { type ReactNode } from 'react'
import styles from './KeyFigures.module.css'

/** What a record is judged by at first sight: a few values side by side, each below its label. */
export function KeyFigures({ items }: KeyFiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ id, label, value }) => (
        <div className={styles.figure} key={id}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface KeyFiguresProps {
  items: readonly { id: string; label: string; value: ReactNode }[]
}
