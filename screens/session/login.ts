import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'login',
  path: '/login',
  access: 'public',
  frame: 'bare',
  query: { jwt: {}, returnTo: {}, application: {}, r: {} },
  assumes:
    'The optional jwt parameter carries the one-time code of the access-control login. returnTo is the address that was asked for; it opens after login when it is one of the console, else home. GET /get-profile answers username and email, at the top or below data. GET /api/navigation/acl-permission/{resource} answers a map of resource to boolean, or data.data.hasPermission; both are read.',
  body: { kind: 'signIn' },
})
