import { type ReactNode } from 'react'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './SessionCard.module.css'

/** The page of signing in and out: logo, name and venture code of the configuration, and the current step. */
export function SessionCard({ progress, text, children }: SessionCardProps) {
  const { logo, applicationName, ventureCode } = useRuntime().configuration
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        {logo !== undefined && <img className={styles.logo} src={logo} alt="" />}
        <h1 className={styles.name}>
          {applicationName} <span className={styles.venture}>{ventureCode}</span>
        </h1>
        {progress !== undefined && (
          <p className={styles.progress}>
            <Spinner label={progress} /> <span aria-hidden="true">{progress}</span>
          </p>
        )}
        {text !== undefined && (
          <p className={styles.text} role="status">
            {text}
          </p>
        )}
        {children !== undefined && <div className={styles.ways}>{children}</div>}
      </div>
    </div>
  )
}

interface SessionCardProps {
  /** What is pending. Absent: nothing. */
  progress?: string
  text?: string
  /** Buttons and links. */
  children?: ReactNode
}
