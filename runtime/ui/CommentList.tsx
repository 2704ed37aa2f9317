import styles from './CommentList.module.css'
import { CommentEntry, type CommentView } from './CommentThread.tsx'

/** A read-only list of comments. */
export function CommentList({ comments, label }: CommentListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {comments.map(comment => (
        <li key={comment.id} className={styles.item}>
          <CommentEntry {...comment} />
        </li>
      ))}
    </ol>
  )
}

export interface CommentListProps {
  /** From top to bottom. */
  comments: readonly CommentView[]
  /** Accessible name of the list. */
  label: string
}
