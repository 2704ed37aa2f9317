import { type ReactNode } from 'react'
import styles from './DescriptionList.module.css'

/** Labels and their values, in two columns if there is room. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {items.map((item, position) => (
          // Labels may repeat and the list never reorders.
          // biome-ignore lint/suspicious/noArrayIndexKey: see the line above
          <div className={styles.pair} key={position}>
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.value}>
              <bdi>{item.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export interface DescriptionListProps {
  items: readonly { label: string; value: ReactNode }[]
}
