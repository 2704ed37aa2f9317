import { type ReactElement } from 'react'
import { messages } from '../../core/messages.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ScreenWait.module.css'

/** Stands in the main area until the first screen has opened. It does not say which: the guard may not let it open. */
export function ScreenWait(): ReactElement {
  return (
    <div className={styles.wait}>
      <h1>
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
      </h1>
      <Spinner />
    </div>
  )
}
