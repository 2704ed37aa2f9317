import { type Context, Hono, type Next } from 'hono'
import { type Store } from '../database/store.ts'
import { type Faults } from '../faults/faults.ts'
import { pushOnDemand } from '../notifications/pushOnDemand.ts'
import { personaOf } from '../session/personas.ts'
import { openSession } from '../session/session.ts'
import { socketPath } from '../socket/makeUpgrade.ts'
import { isFromThisMachine } from './isFromThisMachine.ts'
import { Refusal } from './refusal.ts'
import { jsonOf } from './requestBody.ts'
import { type RequestLog } from './requestLog.ts'
import { requires } from './schemaGuards.ts'

interface WantedSession {
  readonly persona?: string
  readonly resources?: readonly string[]
}

const readSession = requires<WantedSession>({
  type: 'object',
  additionalProperties: false,
  properties: {
    persona: { type: 'string' },
    resources: { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 200 } },
  },
})

const readTime = requires<{ readonly minutes: number }>({
  type: 'object',
  additionalProperties: false,
  required: ['minutes'],
  properties: { minutes: { type: 'integer', minimum: 1, maximum: 31 * 24 * 60 } },
})

/**
 * Controls for tests and demonstrations: failures on demand, the log of calls, sessions with any resources,
 * notifications to any user, and the clock. For loopback only.
 */
export function toolRoutes(store: Store, faults: Faults, log: RequestLog, doDue: () => void): Hono {
  const app = new Hono()
  for (const path of ['/clock', '/faults', '/log', '/notifications', '/sessions'])
    app.use(path, fromThisMachine)
  app.post('/clock', async context => {
    store.clock.pass(readTime(await json(context)).minutes * 60_000)
    doDue()
    return context.json({ moment: store.moment() })
  })
  app.post('/faults', async context => {
    faults.add(await json(context))
    // Sockets that are open have made their call already: a drop of it ends them, which is one time of it.
    if (faults.peek('GET', socketPath)?.drop && store.hub.drop() > 0) faults.take('GET', socketPath)
    return context.body(null, 204)
  })
  app.delete('/faults', context => {
    faults.clear()
    return context.body(null, 204)
  })
  app.get('/log', context => context.json(log.list()))
  app.delete('/log', context => {
    log.clear()
    return context.body(null, 204)
  })
  app.post('/notifications', async context => context.json(pushOnDemand(store, await json(context))))
  app.post('/sessions', async context => {
    const { persona = 'admin', resources } = readSession(await json(context))
    if (!personaOf(persona)) throw new Refusal(400, `There is no persona '${persona}'.`)
    return context.json({ satellizer: openSession(store, persona, resources) })
  })
  return app
}

async function fromThisMachine(context: Context, next: Next): Promise<void> {
  if (!isFromThisMachine(context.req.raw))
    throw new Refusal(403, 'The tools of the sandbox only answer on this machine.')
  await next()
}

function json(context: Context): Promise<unknown> {
  return jsonOf(context.req.raw, largestBody)
}

const largestBody = 1024 * 1024
