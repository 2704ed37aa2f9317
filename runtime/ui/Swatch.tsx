import { type ReactNode } from 'react'
import styles from './Swatch.module.css'

/** A name with the colour of its part of a chart before it; `series` counts from 0. */
export function Swatch({ series, children }: { series: number; children: ReactNode }) {
  return (
    <span className={styles.named}>
      <span className={styles.swatch} data-series={series + 1} aria-hidden="true" />
      <bdi>{children}</bdi>
    </span>
  )
}
