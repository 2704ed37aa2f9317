import { type FromSchema } from 'json-schema-to-ts'
import {
  fieldOf,
  isRecord,
  levelsOf,
  listOf,
  readCount,
  readFlag,
  readId,
  readItems,
  readText,
} from './envelope.ts'

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
  /** The id as it came, so that it goes back like that. */
  readonly sentId: string | number
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

/** Undefined: the reply holds no list of comments. */
export function readComments(body: unknown): Comment[] | undefined {
  return readItems(listOf(body), readComment)
}

function readComment(one: unknown): Comment | undefined {
  if (!isRecord(one)) return undefined
  const id = readId(one.commentId)
  const parentId = readId(one.parentCommentId)
  if (id === undefined || typeof one.content !== 'string') return undefined
  return {
    id: String(id),
    sentId: id,
    parentId: parentId === undefined ? undefined : String(parentId),
    content: one.content,
    createdAt: readText(one.createdAt),
    username: readText(isRecord(one.user) ? one.user.username : one.user),
    title: readText(one.commentTitle),
    issue: readFlag(one.isIssue) ?? false,
    type: readText(isRecord(one.commentType) ? one.commentType.name : one.commentType),
    canReply: readFlag(one.canReply) ?? false,
    answered: readFlag(one.isAnswered) ?? false,
    open: readFlag(one.isOpened) ?? true,
  }
}

/** GET /api/comment/count/{entity}/{id}: how many comments there are. */
export interface CommentCountReply {
  readonly commentCount: number
}

/** Undefined: the reply holds no count. */
export function readCommentCount(body: unknown): number | undefined {
  return [fieldOf(body, 'commentCount'), ...levelsOf(body)].map(readCount).find(count => count !== undefined)
}

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
export interface CommentReply {
  readonly success: boolean
  readonly message?: string | null
}
