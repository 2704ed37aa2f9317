import { Hono } from 'hono'
import { type Call } from './call.ts'
import { calls } from './calls/calls.ts'
import { Refusal } from './refusal.ts'
import { formOf, jsonOf } from './requestBody.ts'
import { closeSession, type SignedIn, sessionOf, tokenOf } from './session.ts'
import { type Store } from './store.ts'

const largestBody = 1024 * 1024
const nobody: SignedIn = { name: '', email: '', resources: new Set() }

/** The API: every call of the table behind its session and its resource, in that order, before anything of it is read. */
export function apiRoutes(store: Store, cookie: string, doDue: () => void): Hono {
  const app = new Hono()
  for (const call of calls)
    app.on(call.method, call.path, async context => {
      doDue()
      const user = admitted(store, call, context.req.raw, cookie)
      const answer = await call.answer({
        store,
        user,
        param: name => context.req.param(name) ?? '',
        query: new URL(context.req.url).searchParams,
        body: () => jsonOf(context.req.raw, call.largest ?? largestBody),
        form: () => formOf(context.req.raw, call.largest ?? largestBody),
      })
      return answer instanceof Response ? answer : Response.json(answer)
    })
  // Public: a session that has ended already is as signed out as one can be.
  app.get('/api/navigation/logout', context => {
    const token = tokenOf(context.req.raw, cookie)
    if (token !== undefined) closeSession(store, token)
    return context.json({ success: true })
  })
  app.all('*', context => {
    admitted(store, { access: 'session' }, context.req.raw, cookie)
    throw new Refusal(404, `There is no call ${context.req.method} ${context.req.path}.`)
  })
  return app
}

function admitted(store: Store, call: Pick<Call, 'access'>, request: Request, cookie: string): SignedIn {
  if (call.access === 'public') return nobody
  const token = tokenOf(request, cookie)
  const user = token === undefined ? undefined : sessionOf(store, token)
  if (!user) throw new Refusal(401, 'The session is missing, unknown or expired.')
  if (call.access !== 'session' && !call.access.some(resource => user.resources.has(resource)))
    throw new Refusal(403, 'You do not hold the resource that this call needs.')
  return user
}
