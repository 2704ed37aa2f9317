import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { type Store } from '../database/store.ts'
import { type Dialect } from '../dialect/dialect.ts'
import { ConnectionDropped, faultReply, type ServerEnv } from '../faults/faultReply.ts'
import { type Faults } from '../faults/faults.ts'
import { apiPages } from '../pages/apiPages.ts'
import { messagePage } from '../pages/messagePage.ts'
import { accessControl } from '../session/accessControl.ts'
import { apiRoutes } from './apiRoutes.ts'
import { pageHeaders } from './headers.ts'
import { Refusal } from './refusal.ts'
import { type RequestLog } from './requestLog.ts'
import { toolRoutes } from './toolRoutes.ts'

/** Options of the HTTP application. */
interface AppOptions {
  readonly store: Store
  /** The failures on demand. */
  readonly faults: Faults
  /** Where every call is written down. */
  readonly log: RequestLog
  /** Does all due work; called before every call of the API, so that no answer is behind the clock. */
  readonly doDue: () => void
  /** How the calls of the API are spelled. */
  readonly dialect: Dialect
  readonly sessionCookie: string
  /** Other origins that a sign-in may redirect to. */
  readonly origins: readonly string[]
  /** Whether faults, log and sessions on demand are offered. */
  readonly tools: boolean
  /** Called for each reply that violates the contract. Absent: replies are not validated. */
  readonly onReplyFault?: (fault: string) => void
  /** Answers all other requests: the console's own files. Absent: 404. */
  readonly page?: (request: Request) => Response | Promise<Response>
}

/** The whole backend as one handler: failures on demand come first, then API, sandbox pages, and the console's files. */
export function makeApp(options: AppOptions): Hono<{ Bindings: ServerEnv }> {
  const { store, faults, log, page, doDue } = options
  const app = new Hono<{ Bindings: ServerEnv }>()
  app.onError(error => {
    if (error instanceof ConnectionDropped) throw error
    return failureReply(error)
  })
  app.notFound(() => failureReply(new Refusal(404, 'There is nothing here.')))

  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (pathname.startsWith('/sandbox/')) return next()
    const entry = { method: context.req.method, path: pathname, query: search }
    const isCall = /^\/(api\/|get-profile$)/.test(pathname)
    const fault = faults.take(entry.method, pathname)
    if (fault?.drop && isCall) log.add({ ...entry, status: 0 })
    if (fault?.late) await next()
    await faults.wait(fault)
    const reply = fault && faultReply(fault, context.env ?? {})
    if (reply?.headers.has('x-hono-already-sent')) return reply
    if (reply) replace(context, reply)
    else if (!fault?.late) await next()
    if (isCall) {
      context.header('Cache-Control', 'no-store')
      context.header('X-Content-Type-Options', 'nosniff')
      log.add({ ...entry, status: context.res.status })
    }
  })

  if (options.tools) app.route('/sandbox', toolRoutes(store, faults, log, doDue))
  app.route('/sandbox', accessControl(store, options.origins))
  app.route('/sandbox', apiPages())
  app.get('/sandbox/sandbox.css', context =>
    context.body(style, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    }),
  )
  app.get('/sandbox/older/*', context =>
    context.html(
      messagePage('Older system', `The older system would show ${context.req.path} here.`),
      200,
      pageHeaders([]),
    ),
  )
  app.all('/sandbox/*', () => failureReply(new Refusal(404, 'There is nothing here.')))
  const api = apiRoutes(options)
  api.onError(failureReply)
  const answer = options.dialect.answers((request, env) => api.fetch(request, env))
  app.all('/api/*', context => answer(context.req.raw, context.env))
  app.all('/get-profile', context => answer(context.req.raw, context.env))
  if (page) app.all('*', context => page(context.req.raw))
  return app
}

/** Without what it is replaced with taking over the headers of the answer that was there. */
function replace(context: Context, reply: Response): void {
  context.res = undefined
  context.res = reply
}

const style = readFileSync(new URL('../pages/sandbox.css', import.meta.url), 'utf8')

/** A failed reply: the fault of the request, or the id under which the output has an error of the sandbox. */
function failureReply(error: unknown): Response {
  if (error instanceof Refusal) {
    const { message, errors, status } = error
    return Response.json(errors.length > 0 ? { message, errors } : { message }, { status })
  }
  const id = randomUUID()
  console.error(`ErrorLogId ${id}`, error)
  return Response.json({ message: 'The server failed to answer.', ErrorLogId: id }, { status: 500 })
}
