import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'logout',
  path: '/logout',
  access: 'public',
  frame: 'bare',
  query: { application: {}, r: {} },
  assumes:
    'The session cookie is removed only after the server has ended the session: a failed logout leaves the user signed in, says so and offers to try again.',
  body: { kind: 'signOut' },
})
