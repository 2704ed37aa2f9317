import styles from './Spinner.module.css'

/** A spinner with a label for what is loading. */
export function Spinner({ label = 'Loading...', size = 'medium' }: SpinnerProps) {
  return (
    <span role="status" className={styles.spinner} data-size={size} title={label}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </span>
  )
}

export interface SpinnerProps {
  /** Accessible name and tooltip. Default 'Loading...' (spec 1 §9). */
  label?: string | undefined
  /** 16, 20 or 28 px. Default medium. */
  size?: 'small' | 'medium' | 'large' | undefined
}
