import { type Comment } from '../../../schemas/wire/comment.ts'
import { commentMessages } from './messages.ts'

/** The check box 'Close thread' of a reply. */
export interface CloseThread {
  readonly visible: boolean
  /** Whatever the user chose. Undefined: the user chooses, at first not. */
  readonly forced: true | undefined
}

/**
 * Hidden when the thread is open and not of type 'action required'; ticked and disabled when the thread is already closed
 * (spec 1 §4). A comment that was marked as 'Action required' is an issue, so either says the type.
 */
export function closeThread({ open, issue, type }: Comment): CloseThread {
  const required = issue || type.toLowerCase() === commentMessages.actionRequired.toLowerCase()
  return { visible: !open || required, forced: open ? undefined : true }
}
