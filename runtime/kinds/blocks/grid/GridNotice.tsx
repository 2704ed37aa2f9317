import { messages } from '../../../core/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './grid.module.css'

/** Above rows of an earlier request, when the newest one has failed. */
export function GridNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <span>{messages.gridFailed} The rows below are those of before.</span>
      <Button size="small" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  )
}
