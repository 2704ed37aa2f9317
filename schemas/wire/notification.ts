import { type FromSchema } from 'json-schema-to-ts'

const id = { type: ['integer', 'string', 'null'] } as const

/**
 * GET /api/navigation/notification: what is in progress and the notifications of the user, newest first. `readed` is spelled
 * as the server spells it. A process that goes on is an item of type IN_PROGRESS.
 */
export const notificationsReplySchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'createdAt', 'body', 'message'],
    properties: {
      id: { type: ['integer', 'string'] },
      createdAt: { type: ['string', 'null'] },
      message: { type: ['string', 'null'] },
      readed: { type: ['boolean', 'integer', 'null'] },
      inProgressId: id,
      body: {
        type: 'object',
        required: ['type'],
        properties: {
          type: { type: 'string' },
          processType: { type: ['string', 'null'] },
          fileUrl: { type: ['string', 'null'] },
        },
      },
    },
  },
} as const
export type NotificationsReply = FromSchema<typeof notificationsReplySchema>

/** One notification of the user, or one process that goes on. */
export interface Notification {
  /** Empty: the server does not keep it, so that nothing about it can be persisted. */
  readonly id: string
  /** As the server says it, UTC. */
  readonly createdAt: string
  /** May hold HTML. */
  readonly message: string
  /** One of spec 1 §5, or one that the console does not know. */
  readonly type: string
  readonly read: boolean
  /** Address of the file that a download notification offers; undefined: none. */
  readonly fileUrl: string | undefined
  /** The process that it tells of: an item in progress with the same one makes room for it. 0: none. */
  readonly inProgressId: number
}

/** An item in progress that names no process of its own is known by its id (our reading of spec 1 §4). */
export function readNotifications(reply: NotificationsReply): Notification[] {
  return reply.map(({ id, createdAt, message, readed, inProgressId, body }) => ({
    id: String(id),
    createdAt: createdAt ?? '',
    message: message ?? '',
    type: body.type,
    read: Boolean(readed),
    fileUrl: body.fileUrl ?? undefined,
    inProgressId: readProcessId(body.type === 'IN_PROGRESS' ? (inProgressId ?? id) : inProgressId),
  }))
}

/** A whole number greater than 0, also as text; 0 for all else. */
export function readProcessId(value: unknown): number {
  const number = typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) ? Math.max(Number(number), 0) : 0
}
