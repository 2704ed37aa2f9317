import styles from './CommentList.module.css'
import { CommentEntry, type CommentView } from './CommentThread.tsx'

/** Comments one below the other, to be read. */
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
  /** Names the list. */
  label: string
}
