import { Hono } from 'hono'
import { type Call } from './call.ts'
import { calls } from './calls/calls.ts'
import { makeAnswerOnce } from './idempotency/answerOnce.ts'
import { Refusal } from './refusal.ts'
import { bodyOf } from './requestBody.ts'
import { closeSession, type SignedIn, sessionOf, tokenOf } from './session.ts'
import { type Store } from './store.ts'

const largestBody = 1024 * 1024
const nobody: SignedIn = { name: '', email: '', resources: new Set() }

/**
 * The API: every call of the table behind its session and its resource, in that order, before anything of it is read; a call
 * that carries an idempotency key is done once.
 */
export function apiRoutes(store: Store, cookie: string, doDue: () => void): Hono {
  const app = new Hono()
  const answerOnce = makeAnswerOnce(store)
  for (const call of calls)
    app.on(call.method, call.path, async context => {
      doDue()
      const user = admitted(store, call, context.req.raw, cookie)
      const body = bodyOf(context.req.raw, call.largest ?? largestBody)
      const asked = {
        store,
        user,
        param: (name: string) => context.req.param(name) ?? '',
        query: new URL(context.req.url).searchParams,
        body: body.json,
        form: body.form,
      }
      return answerOnce(call, context.req.raw, asked, body)
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
