import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'

/** The types of comments; that of an issue is the one spec 1 §4 names. */
export const commentTypes = ['comment', 'action required', 'customer contact', 'system'] as const
export type CommentType = (typeof commentTypes)[number]

/** The comments of an entity as the wire spells them (spec 1 §3): the newest thread first, its replies in their order. */
export function listComments(db: DatabaseSync, entity: string, id: string) {
  return rowsOf(
    db,
    `SELECT c.*, EXISTS (SELECT 1 FROM comments r WHERE r.parent_id = c.id AND r.username <> c.username) AS answered
     FROM comments c LEFT JOIN comments root ON root.id = c.parent_id
     WHERE c.entity_type = ? AND c.entity_id = ?
     ORDER BY coalesce(root.created_at, c.created_at) DESC, coalesce(c.parent_id, c.id) DESC,
       c.parent_id IS NOT NULL, c.created_at, c.id`,
    entity,
    id,
  ).map(commentItem)
}

export function countComments(db: DatabaseSync, entity: string, id: string): number {
  return Number(
    rowOf(db, 'SELECT count(*) AS n FROM comments WHERE entity_type = ? AND entity_id = ?', entity, id)?.n ??
      0,
  )
}

/** Fields of the thread are only on its root. A root is answered when another user has replied. */
function commentItem(row: DatabaseRow) {
  const isRoot = row.parent_id === null
  return {
    commentId: row.id,
    parentCommentId: row.parent_id,
    entityId: row.entity_id,
    entityType: row.entity_type,
    content: row.content,
    createdAt: row.created_at,
    user: { username: row.username },
    commentTitle: row.title,
    isIssue: row.is_issue === 1,
    commentType: isRoot
      ? { commentTypeId: Number(row.type) + 1, name: commentTypes[Number(row.type)] ?? commentTypes[0] }
      : null,
    canReply: isRoot && row.can_reply === 1,
    isAnswered: isRoot ? row.answered === 1 : null,
    isOpened: isRoot ? row.is_open === 1 : null,
  }
}
