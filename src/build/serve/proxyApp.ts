import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { type ServerEnv } from '../../sandbox/faults/faultReply.ts'

/** Forwards the console's calls to a real system and answers everything else with the page. */
export function proxyApp(
  target: URL,
  page: (request: Request) => Response | Promise<Response>,
): Hono<{ Bindings: ServerEnv }> {
  const app = new Hono<{ Bindings: ServerEnv }>()
  const forward = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of ownToConnection) headers.delete(name)
    try {
      return await proxy(new URL(target.pathname.replace(/\/$/, '') + pathname + search, target), {
        raw: request,
        headers,
        redirect: 'manual',
      })
    } catch {
      return Response.json({ message: `${target.origin} does not answer.` }, { status: 502 })
    }
  }
  app.all('/api/*', context => forward(context.req.raw))
  app.all('/get-profile', context => forward(context.req.raw))
  app.all('*', context => page(context.req.raw))
  return app
}

/** Headers about the connection to the browser, not the one to the system; `fetch` rejects some of them. */
const ownToConnection = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
