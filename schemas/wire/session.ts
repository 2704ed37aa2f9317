import { type FromSchema } from 'json-schema-to-ts'

/** GET /api/navigation/acl-resource: the list itself, or the list in `data`. */
export const resourceListSchema = {
  anyOf: [
    { type: 'array', items: { type: 'string' } },
    {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: { type: 'string' } } },
    },
  ],
} as const
export type ResourceList = FromSchema<typeof resourceListSchema>

export function readResourceList(reply: ResourceList): readonly string[] {
  return 'data' in reply ? reply.data : reply
}

/** POST /api/navigation/swap-authenticate-token/{code}, and the Google variant: `satellizer` holds the session token. */
export const tokenReplySchema = {
  type: 'object',
  required: ['satellizer'],
  properties: { satellizer: { type: 'string', minLength: 1 } },
} as const
export type TokenReply = FromSchema<typeof tokenReplySchema>

/** GET /api/navigation/authenticate/state: the value that the Google sign-in carries there and back. */
export const authenticateStateSchema = {
  type: 'object',
  required: ['state'],
  properties: { state: { type: 'string', minLength: 1 } },
} as const
export type AuthenticateState = FromSchema<typeof authenticateStateSchema>
