import { type ReactNode } from 'react'
import styles from './KeyFigures.module.css'

/** The most important values of a record in a row, each below its label. */
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
