import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'login',
  path: '/login',
  access: 'public',
  frame: 'bare',
  query: { jwt: {}, returnTo: {}, application: {}, r: {} },
  assumes:
    'The optional jwt parameter contains the one-time code of the access-control login. returnTo is the requested address; it opens after login if it is an address of the console, otherwise home opens. GET /get-profile returns username and email, at the top or below data. GET /api/navigation/acl-permission/{resource} returns a map of resource to boolean, or data.data.hasPermission; both are read.',
  body: { kind: 'signIn' },
})
