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

/** GET /api/navigation/acl-permission/{resourceId}: a map of resource to boolean, or the answer in data.data.hasPermission. */
export const aclPermissionSchema = {
  anyOf: [
    {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              required: ['hasPermission'],
              properties: { hasPermission: { type: 'boolean' } },
            },
          },
        },
      },
    },
    { type: 'object', additionalProperties: { type: 'boolean' } },
  ],
} as const

export type AclPermission = FromSchema<typeof aclPermissionSchema>

/** Whether the user holds the resource; undefined when the reply does not speak of it. */
export function readPermission(reply: AclPermission, resource: string): boolean | undefined {
  if (typeof reply.data === 'object') return reply.data.data.hasPermission
  const held = Object.entries(reply).find(([name]) => name === resource)?.[1]
  return typeof held === 'boolean' ? held : undefined
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

/** GET /get-profile: who is signed in; both names are optional because the specification does not show the reply. */
export const profileSchema = {
  type: 'object',
  properties: {
    username: { type: 'string' },
    email: { type: 'string' },
    data: { type: 'object', properties: { username: { type: 'string' }, email: { type: 'string' } } },
  },
} as const
export type ProfileReply = FromSchema<typeof profileSchema>
/** Who is signed in. */
export interface Profile {
  readonly name: string
  readonly email: string
}

export function readProfile(reply: ProfileReply): Profile {
  const from = reply.data ?? reply
  return { name: from.username ?? '', email: from.email ?? '' }
}
