import { type Comment } from '../../../schemas/wire/comment.ts'
import { commentMessages } from './messages.ts'

export interface CommentLabel {
  readonly text: string
  readonly tone: 'neutral' | 'success' | 'warning' | 'info'
}

/** The labels of the root of a thread: 'closed', 'answered', and the name of its type, as a warning for an issue (spec 1 §3). */
export function commentLabels({ open, answered, type, issue }: Comment): CommentLabel[] {
  return [
    ...(open ? [] : [{ text: commentMessages.closed, tone: 'neutral' } as const]),
    ...(answered ? [{ text: commentMessages.answered, tone: 'success' } as const] : []),
    ...(type === '' ? [] : [{ text: type, tone: issue ? 'warning' : 'info' } as const]),
  ]
}
