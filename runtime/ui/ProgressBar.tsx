import { type ReactNode, useId } from 'react'
import styles from './ProgressBar.module.css'

/** A determinate or indeterminate progress bar. */
export function ProgressBar({ label, value, text, actions }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </div>
      <div className={styles.line}>
        <progress id={id} className={styles.bar} value={value} max={1} />
        {actions}
      </div>
    </div>
  )
}

export interface ProgressBarProps {
  label: string
  /** 0 to 1. Absent: indeterminate. */
  value?: number | undefined
  /** Progress as text: '3.1 of 12 MB'. */
  text?: string | undefined
  /** A small cancel button. */
  actions?: ReactNode
}
