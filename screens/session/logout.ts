import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'logout',
  path: '/logout',
  access: 'public',
  frame: 'bare',
  query: { application: {}, r: {} },
  assumes:
    'The session cookie is removed only after the server has ended the session: after a failed logout the user stays signed in, and the screen says so and offers a retry.',
  body: { kind: 'signOut' },
})
