import styles from './Swatch.module.css'

/** The colour of a part of a chart beside its name; `series` counts from 0. */
export function Swatch({ series }: { series: number }) {
  return <span className={styles.swatch} data-series={series + 1} aria-hidden="true" />
}
