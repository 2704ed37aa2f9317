import { Fragment, type ReactNode } from 'react'
import styles from './TooltipTable.module.css'

/** Two columns, names and values, for a Tooltip (spec 1 §9). */
export function TooltipTable({ items }: TooltipTableProps) {
  return (
    <dl className={styles.table}>
      {items.map(item => (
        <Fragment key={item.label}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

export interface TooltipTableProps {
  items: readonly { label: string; value: ReactNode }[]
}
