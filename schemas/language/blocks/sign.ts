import { type FromSchema } from 'json-schema-to-ts'
import { notes } from '../notes.ts'

export const signInBlockSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'The sign-in of spec 2 §4.2: swaps a one-time code, else leaves for the access-control login.',
  properties: { ...notes, kind: { type: 'string', const: 'signIn', description: 'Signs the user in.' } },
} as const

export const signOutBlockSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'The sign-out of spec 2 §4.2: tells the server, clears the cookie, leaves for the access-control login.',
  properties: { ...notes, kind: { type: 'string', const: 'signOut', description: 'Signs the user out.' } },
} as const

/** Signs the user in. */
export interface SignInBlock extends FromSchema<typeof signInBlockSchema> {}
/** Signs the user out. */
export interface SignOutBlock extends FromSchema<typeof signOutBlockSchema> {}
