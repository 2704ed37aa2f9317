import { type ReactElement } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './ScreenWait.module.css'

/** Stands in the main area until the first screen has opened. */
export function ScreenWait(): ReactElement {
  return (
    <div className={styles.wait}>
      <Spinner />
    </div>
  )
}
