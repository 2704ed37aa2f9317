import { type ReactNode, useState } from 'react'
import styles from './CommentThread.module.css'
import { StatusLabel, type Tone } from './StatusLabel.tsx'

/** A comment, its replies in the given order, and its actions. Texts are plain text, never HTML. */
export function CommentThread({ comment, replies, actions, children }: CommentThreadProps) {
  return (
    <article className={styles.thread} aria-label={`Comment of ${comment.user}, ${comment.date}`}>
      <CommentEntry {...comment} />
      {replies.length > 0 && (
        <ol className={styles.replies} aria-label="Replies">
          {replies.map(reply => (
            <li key={reply.id}>
              <CommentEntry {...reply} />
            </li>
          ))}
        </ol>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {children !== undefined && <div className={styles.inner}>{children}</div>}
    </article>
  )
}

/** One comment: user, date, labels, text. */
export function CommentEntry({ user, date, title, content, labels = [] }: CommentView) {
  return (
    <div className={styles.entry}>
      <span className={styles.sign} aria-hidden="true">
        {initials(user)}
      </span>
      <div className={styles.head}>
        <span className={styles.user}>{user}</span>
        <time className={styles.date} dir="ltr">
          {date}
        </time>
        {labels.length > 0 && (
          <span className={styles.labels}>
            {labels.map(label => (
              <StatusLabel key={label.text} tone={label.tone}>
                {label.text}
              </StatusLabel>
            ))}
          </span>
        )}
      </div>
      <div className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        <CommentText text={content} />
      </div>
    </div>
  )
}

/** Shows the first lines of a long text; all of it is available to search and screen readers. */
function CommentText({ text }: { text: string }) {
  const long = text.length > 1200 || text.split('\n', 14).length > 13
  const [whole, setWhole] = useState(false)
  return (
    <>
      <p className={styles.content} dir="auto" data-cut={(long && !whole) || undefined}>
        {text}
      </p>
      {long && (
        <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}

/** `customer-service` -> CS */
function initials(user: string): string {
  const words = user.split(/[\s._@-]+/).filter(word => /\p{L}|\p{N}/u.test(word))
  return words
    .slice(0, 2)
    .map(word => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}

export interface CommentView {
  id: string
  user: string
  /** As displayed. */
  date: string
  /** Above the text. Absent: none. */
  title?: string | undefined
  content: string
  /** Default none. */
  labels?: readonly { readonly text: string; readonly tone: Tone }[] | undefined
}

export interface CommentThreadProps {
  comment: CommentView
  /** From top to bottom. */
  replies: readonly CommentView[]
  /** Buttons below the last reply. */
  actions?: ReactNode
  /** The form of a reply. */
  children?: ReactNode
}
