import { type FromSchema } from 'json-schema-to-ts'
import { readId, readText } from './envelope.ts'
import { type Notification, readProcessId } from './notification.ts'
import { type Validate } from './validate.ts'

/** What a push may be, spec 1 §5. */
export const pushTypes = [
  'CUSTOM',
  'ERROR_MESSAGE',
  'SUCCESS_MESSAGE',
  'SUCCESS_DOWNLOAD',
  'ERROR_DOWNLOAD',
  'CONNECTED_USERS',
  'CHAT_MESSAGE',
  'OCCURRENCE',
  'IN_PROGRESS',
  'BACKGROUND_PROCESS',
] as const

/**
 * A message of the websocket, spec 1 §3: `success`, and what it brings. Our reading of "plus date, message,
 * id, inProgressId": they are next to `body`, and may be absent; the file of a download is in `body`, as in
 * the list of notifications. `type` of an action names its channel. Only the conditions of spec 1 §5 are
 * held to: fields without a type are read like those of the list.
 */
export const socketMessageSchema = {
  type: 'object',
  required: ['success', 'actions'],
  properties: {
    success: { type: 'boolean' },
    actions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'body'],
        properties: {
          type: { type: 'string' },
          body: {
            type: 'object',
            required: ['type'],
            properties: {
              type: { type: 'string', enum: pushTypes },
              processType: {},
              fileUrl: {},
            },
          },
          date: {},
          message: {},
          id: {},
          inProgressId: {},
        },
      },
    },
  },
} as const
export type SocketMessage = FromSchema<typeof socketMessageSchema>

/** The error for an invalid message, spelled as spec 1 §5 and §8 spell it. */
export const invalidSocketMessage = 'Invalid WebSocket message received.'

/** Characters that a message may have: some thousand notifications. */
const longest = 4_000_000

/** What a message brings. */
export interface SocketNews {
  readonly success: boolean
  /** In the order of the message; empty for the answer to a ping. */
  readonly actions: readonly SocketAction[]
}

/** One notification that was pushed. */
export interface SocketAction {
  /** The channel that it came by. */
  readonly channel: string
  readonly notification: Notification
}

/**
 * Reads a message as it came: text of at most 4 million characters. Throws an Error with `invalidSocketMessage` for
 * everything else. The actions of a message without success are read too: what failed is news as well.
 */
export function readSocketMessage(text: unknown, accepts: Validate<SocketMessage>): SocketNews {
  const data = typeof text === 'string' && text.length <= longest ? parse(text) : undefined
  if (!accepts(data)) throw new Error(invalidSocketMessage)
  return { success: data.success, actions: data.actions.map(readAction) }
}

function readAction(action: SocketMessage['actions'][number]): SocketAction {
  const { type, body, date, message, id, inProgressId } = action
  const sentId = readId(id)
  const processType = readText(body.processType)
  return {
    channel: type,
    notification: {
      id: readText(sentId),
      ...(sentId !== undefined && { sentId }),
      createdAt: readText(date),
      message: readText(message),
      type: body.type,
      read: false,
      fileUrl: readText(body.fileUrl) || undefined,
      inProgressId: readProcessId(inProgressId),
      ...(processType !== '' && { processType }),
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
