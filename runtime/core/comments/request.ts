import {
  type Comment,
  longestComment,
  type NewComment,
  type NewReply,
} from '../../../schemas/wire/comment.ts'
import { type Call } from '../calls.ts'
import { fillPath } from '../path.ts'
import { commentMessages } from './displayedComments.ts'

/** What comments are about. */
export interface CommentedEntity {
  /** `order`, `item`, `po`, `issue`, or another type that the server knows. */
  readonly entity: string
  readonly id: string
}

/** What the user has written, and the check box below it: 'Action required' or 'Close thread'. */
export interface WrittenComment {
  readonly content: string
  readonly ticked: boolean
}

/** Validation error of a text; undefined: valid. Required, at most 15000 characters (spec 1 §5). */
export function commentProblem(content: string): string | undefined {
  if (content.trim() === '') return commentMessages.missing
  let length = 0
  // Characters as the server counts them: a pair of surrogates is one.
  for (const _ of content) length++
  return length > longestComment ? commentMessages.long : undefined
}

/** The payload of a comment, or of a reply to the root of a thread (spec 1 §3). */
export function commentPayload(
  { entity, id }: CommentedEntity,
  { content, ticked }: WrittenComment,
  root: Comment | undefined,
): NewComment | NewReply {
  if (!root) return { entityId: id, entityType: entity, isIssue: ticked, content }
  const { visible, forced } = closeThread(root)
  return {
    entityId: id,
    entityType: entity,
    parentCommentId: root.sentId,
    content,
    closeIssue: forced ?? (visible && ticked),
  }
}

/** The check box 'Close thread' of a reply. */
interface CloseThread {
  readonly visible: boolean
  /** Set when the user has no choice. Undefined: the user chooses, default unticked. */
  readonly forced: true | undefined
}

/**
 * Hidden when the thread is open and not of type 'action required'; ticked and disabled when the thread is
 * already closed (spec 1 §4). A comment marked as 'Action required' is an issue, so both mean that type.
 */
export function closeThread({ open, issue, type }: Comment): CloseThread {
  const required = issue || type.toLowerCase() === commentMessages.actionRequired.toLowerCase()
  return { visible: !open || required, forced: open ? undefined : true }
}

/** The calls of comments (spec 1 §7), in the chunk of comments. */
export const commentCalls = {
  list: ({ entity, id }: CommentedEntity): Call => get('/api/comment/{entity}/{id}', { entity, id }),
  count: ({ entity, id }: CommentedEntity): Call => get('/api/comment/count/{entity}/{id}', { entity, id }),
  submit: (body: NewComment | NewReply): Call => ({ method: 'POST', path: '/api/comment/', body }),
} as const

function get(path: string, values: Readonly<Record<string, string>>): Call {
  return { method: 'GET', path: fillPath(path, values) }
}
