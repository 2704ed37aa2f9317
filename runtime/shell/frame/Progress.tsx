import { type ReactElement } from 'react'
import { useNavigation } from 'react-router'
import { messages } from '../../core/messages.ts'
import styles from './Progress.module.css'

/** A progress line at the top while the next screen opens; visible after 300 ms. */
export function Progress(): ReactElement | null {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={styles.progress} role="progressbar" aria-label={messages.loading} />
}
