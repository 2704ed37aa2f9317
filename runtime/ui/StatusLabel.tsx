import { type ReactNode } from 'react'
import styles from './StatusLabel.module.css'

/** A status as a coloured label. The text has the meaning; the tone only repeats it. */
export function StatusLabel({ tone = 'neutral', children }: StatusLabelProps) {
  return (
    <span dir="auto" className={styles.label} data-tone={tone}>
      {children}
    </span>
  )
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface StatusLabelProps {
  /** Default neutral. */
  tone?: Tone | undefined
  children: ReactNode
}
