import { type FromSchema } from 'json-schema-to-ts'

/** GET /api/navigation/notification: the notifications of the user, newest first. `readed` is spelled as the server spells it. */
export const notificationsReplySchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'createdAt', 'body', 'message'],
    properties: {
      id: { type: ['integer', 'string'] },
      createdAt: { type: 'string' },
      message: { type: 'string' },
      readed: { type: ['boolean', 'integer'] },
      body: {
        type: 'object',
        required: ['type'],
        properties: { type: { type: 'string' }, fileUrl: { type: 'string' } },
      },
    },
  },
} as const
export type NotificationsReply = FromSchema<typeof notificationsReplySchema>

/** One notification of the user. */
export interface Notification {
  readonly id: string
  /** As the server says it, UTC. */
  readonly createdAt: string
  /** May hold HTML. */
  readonly message: string
  readonly type: string
  readonly read: boolean
  /** Address of the file that a download notification offers; undefined: none. */
  readonly fileUrl: string | undefined
}

export function readNotifications(reply: NotificationsReply): Notification[] {
  return reply.map(({ id, createdAt, message, readed, body }) => ({
    id: String(id),
    createdAt,
    message,
    type: body.type,
    read: Boolean(readed),
    fileUrl: body.fileUrl,
  }))
}
