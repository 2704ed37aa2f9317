import { type FromSchema } from 'json-schema-to-ts'

const id = { type: ['integer', 'string'] } as const
const optionalId = { type: ['integer', 'string', 'null'] } as const
const flag = { type: ['boolean', 'integer', 'null'] } as const
const words = { type: ['string', 'null'] } as const

/** GET /api/comment/{entity}/{id}: the comments of an entity in `data`, roots and replies alike (spec 1 §3, §7). */
export const commentsReplySchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['commentId', 'content', 'createdAt'],
        properties: {
          commentId: id,
          parentCommentId: optionalId,
          entityId: optionalId,
          entityType: words,
          content: { type: 'string' },
          createdAt: { type: 'string' },
          user: {
            anyOf: [{ type: 'object', properties: { username: words } }, { type: 'null' }],
          },
          commentTitle: words,
          isIssue: flag,
          commentType: {
            anyOf: [
              {
                type: 'object',
                required: ['name'],
                properties: { commentTypeId: optionalId, name: { type: 'string' } },
              },
              { type: 'null' },
            ],
          },
          canReply: flag,
          isAnswered: flag,
          isOpened: flag,
        },
      },
    },
  },
} as const
export type CommentsReply = FromSchema<typeof commentsReplySchema>

/** One comment, the root of a thread or a reply to one. */
export interface Comment {
  readonly id: string
  /** The comment it replies to; undefined: it is the root of a thread. */
  readonly parentId: string | undefined
  /** Plain text. */
  readonly content: string
  /** As the server says it, UTC. */
  readonly createdAt: string
  /** Empty: the server does not say. */
  readonly username: string
  /** Empty: none. */
  readonly title: string
  /** Somebody has to act on it. */
  readonly issue: boolean
  /** Name of its type; empty: none. */
  readonly type: string
  readonly canReply: boolean
  readonly answered: boolean
  /** Of the thread, where this is its root. A server that does not say has it open. */
  readonly open: boolean
}

export function readComments(reply: CommentsReply): Comment[] {
  return reply.data.map(one => ({
    id: String(one.commentId),
    parentId:
      one.parentCommentId === null || one.parentCommentId === undefined
        ? undefined
        : String(one.parentCommentId),
    content: one.content,
    createdAt: one.createdAt,
    username: one.user?.username ?? '',
    title: one.commentTitle ?? '',
    issue: Boolean(one.isIssue),
    type: one.commentType?.name ?? '',
    canReply: Boolean(one.canReply),
    answered: Boolean(one.isAnswered),
    open: Boolean(one.isOpened ?? true),
  }))
}

/** GET /api/comment/count/{entity}/{id}: how many comments there are. */
export const commentCountReplySchema = {
  type: 'object',
  required: ['commentCount'],
  properties: { commentCount: { type: 'integer', minimum: 0 } },
} as const
export type CommentCountReply = FromSchema<typeof commentCountReplySchema>

/** The longest text of a comment, in characters (spec 1 §5). */
export const longestComment = 15_000

const content = { type: 'string', minLength: 1, maxLength: longestComment } as const
const entityType = { type: 'string', minLength: 1, maxLength: 50 } as const

/** POST /api/comment/: the root of a thread. */
export const newCommentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['entityId', 'entityType', 'isIssue', 'content'],
  properties: { entityId: id, entityType, isIssue: { type: 'boolean' }, content },
} as const
export type NewComment = FromSchema<typeof newCommentSchema>

/** POST /api/comment/: a reply to the root of a thread, which it may close. */
export const newReplySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['entityId', 'entityType', 'parentCommentId', 'content', 'closeIssue'],
  properties: { entityId: id, entityType, parentCommentId: id, content, closeIssue: { type: 'boolean' } },
} as const
export type NewReply = FromSchema<typeof newReplySchema>

/** The reply to both: `message` is for the user, whether it was taken or, without success, not. */
export const commentReplySchema = {
  type: 'object',
  required: ['success'],
  properties: { success: { type: 'boolean' }, message: { type: ['string', 'null'] } },
} as const
export type CommentReply = FromSchema<typeof commentReplySchema>
