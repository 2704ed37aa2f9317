import { longestComment, type NewComment, type NewReply } from '../../../schemas/wire/comment.ts'
import { placeOf } from '../database/placeOf.ts'
import { type DatabaseRow, inTransaction, rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { commentTypes } from './listComments.ts'

/** Adds the root of a thread. Throws a Refusal (400) for an empty or too long text. */
export function addComment(
  store: Store,
  username: string,
  { entityType, entityId, isIssue, content }: NewComment,
): void {
  refuseText(content)
  run(
    store.db,
    `INSERT INTO comments (entity_type, entity_id, username, content, is_issue, type, can_reply, is_open, created_at)
     VALUES (?, ?, ?, ?, ?, ?, 1, 1, ?)`,
    entityType,
    String(entityId),
    username,
    content,
    isIssue ? 1 : 0,
    placeOf(commentTypes, isIssue ? 'action required' : 'comment'),
    store.moment(),
  )
}

/**
 * Adds a reply to the root of a thread, which it may close for good. Throws a Refusal: 404 when that entity
 * has no such comment, 400 when the comment is a reply itself, takes none, or may not be closed.
 */
export function addReply(store: Store, username: string, reply: NewReply): void {
  const { entityType, entityId, parentCommentId, content, closeIssue } = reply
  refuseText(content)
  inTransaction(store.db, () => {
    const root = rowOf(
      store.db,
      'SELECT * FROM comments WHERE id = ? AND entity_type = ? AND entity_id = ?',
      idOf(parentCommentId),
      entityType,
      String(entityId),
    )
    if (!root) throw new Refusal(404, `This comment does not exist on this ${entityType}.`)
    refuseReply(root, closeIssue)
    run(
      store.db,
      `INSERT INTO comments (parent_id, entity_type, entity_id, username, content, is_issue, type, can_reply, is_open, created_at)
       VALUES (?, ?, ?, ?, ?, 0, 0, 0, 1, ?)`,
      root.id ?? 0,
      entityType,
      String(entityId),
      username,
      content,
      store.moment(),
    )
    if (closeIssue) run(store.db, 'UPDATE comments SET is_open = 0 WHERE id = ?', root.id ?? 0)
  })
}

function refuseReply(root: DatabaseRow, closeIssue: boolean): void {
  if (root.parent_id !== null) throw new Refusal(400, 'You can only reply to the first comment of a thread.')
  if (root.can_reply !== 1) throw new Refusal(400, 'You cannot reply to this comment.')
  if (closeIssue && root.is_open === 1 && root.type !== placeOf(commentTypes, 'action required'))
    throw new Refusal(400, 'You can only close a thread that requires an action.')
}

function refuseText(content: string): void {
  if (content.trim() === '') throw new Refusal(400, 'Comment is required.')
  // Characters, of which some take two places in a text of JavaScript.
  if (content.length > longestComment && [...content].length > longestComment)
    throw new Refusal(400, `A comment can have at most ${longestComment} characters.`)
}

function idOf(id: string | number): number {
  return /^[0-9]{1,15}$/.test(String(id)) ? Number(id) : 0
}
