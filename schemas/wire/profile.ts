import { type FromSchema } from 'json-schema-to-ts'

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
