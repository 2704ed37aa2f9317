import { type Call } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { makeCode, useCode } from './oneTimeCode.ts'
import { closeSession, openSession } from './session.ts'

interface GoogleSignIn {
  readonly code: string
  readonly state: string
  readonly redirectUri: string
  readonly clientId?: string
}

const text = { type: 'string', maxLength: 2000 }
const readGoogle = requires<GoogleSignIn>({
  type: 'object',
  required: ['code', 'state', 'redirectUri'],
  properties: { code: text, state: text, redirectUri: text, clientId: text },
})

/** From a one-time code to a session token and to its end, spec 2 §4.2 and §7.1. */
export const signInCalls: readonly Call[] = [
  // Public: a session that has ended already is as signed out as one can be.
  {
    method: 'GET',
    path: '/api/navigation/logout',
    access: 'public',
    answer: ({ store, token }) => {
      if (token !== undefined) closeSession(store, token)
      return { success: true }
    },
  },
  {
    method: 'POST',
    path: '/api/navigation/swap-authenticate-token/:code',
    access: 'public',
    secret: true,
    answer: ({ store, param }) => {
      const used = useCode(store, 'access-control', param('code'))
      if (!used) throw new Refusal(401, 'The one-time code is unknown, used or expired.')
      return { satellizer: openSession(store, used.persona) }
    },
  },
  {
    method: 'GET',
    path: '/api/navigation/authenticate/state',
    access: 'public',
    answer: ({ store }) => ({ state: makeCode(store, 'google-state') }),
  },
  {
    method: 'POST',
    path: '/api/navigation/authenticate/google',
    access: 'public',
    secret: true,
    answer: async ({ store, body }) => {
      const { code, state, redirectUri } = readGoogle(await body())
      if (!useCode(store, 'google-state', state))
        throw new Refusal(401, 'The state is unknown, used or expired.')
      const used = useCode(store, 'google', code)
      if (used?.redirect !== redirectUri)
        throw new Refusal(401, 'The Google code is unknown, used or expired.')
      return { satellizer: openSession(store, used.persona) }
    },
  },
]
