import { type FromSchema } from 'json-schema-to-ts'

/** The channels of spec 1 §4: that of background processes, and that of a socket which has subscribed to none. */
export const socketChannels = { background: 'BackgroundProcess', fallback: 'WebsocketDefault' } as const

/**
 * What the page sends: `action` plus `data` (spec 1 §3, which shows only that the ping carries the message
 * 'ping'). A subscribed socket gets the messages of its channels and of the default one. The server answers
 * each with an empty message: `{"success":true,"actions":[]}`.
 */
export const socketRequestSchema = {
  anyOf: [
    {
      type: 'object',
      required: ['action', 'data'],
      properties: {
        action: { const: 'ping' },
        data: {
          type: 'object',
          required: ['message'],
          properties: { message: { const: 'ping' } },
        },
      },
    },
    {
      type: 'object',
      required: ['action', 'data'],
      properties: {
        action: { const: 'subscribe' },
        data: {
          type: 'object',
          required: ['channel'],
          properties: { channel: { type: 'string', minLength: 1, maxLength: 100 } },
        },
      },
    },
  ],
} as const
export type SocketRequest = FromSchema<typeof socketRequestSchema>

/** Keeps the connection alive; sent every 50 s (spec 1 §9). */
export const pingRequest: SocketRequest = { action: 'ping', data: { message: 'ping' } }

/** Asks for what comes by that channel. Sent once per connection. */
export function subscribeRequest(channel: string): SocketRequest {
  return { action: 'subscribe', data: { channel } }
}
