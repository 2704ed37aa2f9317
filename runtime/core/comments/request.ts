import {
  type Comment,
  longestComment,
  type NewComment,
  type NewReply,
} from '../../../schemas/wire/comment.ts'
import { closeThread } from './closeThread.ts'
import { commentMessages } from './messages.ts'

/** What comments are about. */
export interface CommentedEntity {
  /** `order`, `item`, `po`, `issue`, or another that the server knows. */
  readonly entity: string
  readonly id: string
}

/** What the user has written, and the box below it: 'Action required' of a comment, 'Close thread' of a reply. */
export interface WrittenComment {
  readonly content: string
  readonly ticked: boolean
}

/** What is wrong with a text; undefined: nothing. It is required and has 15000 characters at most (spec 1 §5). */
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
