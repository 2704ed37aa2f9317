import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { openPlayground, playgroundTool } from '../playground/server/playground.ts'
import { openBackend } from './serve/backend.ts'
import { configurationOf } from './serve/configuration.ts'
import { listen } from './serve/listen.ts'
import { isLoopback, projectFolder, readSettings } from './serve/settings.ts'

/** The pages of the playground, which Vite serves from the sources. */
const playgroundPages: Readonly<Record<string, string>> = {
  '/admin/definitions': '/playground/page/index.html',
  '/admin/definitions/preview': '/playground/preview/index.html',
}

const playgroundData = /^\/admin\/definitions\/(?:check|data|saved|screen|text|forms\/)/

const backendPaths = /^\/(?:api\/|sandbox\/|get-profile(?:$|\?)|config\.json(?:$|\?))/

/** `npm run dev`: Vite with hot reload and the sandbox on one port. */
async function dev(): Promise<void> {
  const settings = readSettings(process.env)
  const isEditable = isLoopback(settings.host)
  const configuration = configurationOf(settings, isEditable ? [playgroundTool] : [])
  const backend = await openBackend(settings, configuration, () =>
    Response.json(configuration, { headers: { 'Cache-Control': 'no-store' } }),
  )
  const playground = isEditable
    ? openPlayground({ root: projectFolder, api: request => backend.fetch(request) })
    : undefined
  const answer = getRequestListener(
    async (request, env) => (await playground?.answer(request)) ?? backend.fetch(request, env),
  )
  const server = createServer((request, response) => {
    const { url = '' } = request
    const [path = ''] = url.split('?')
    const page = playground && playgroundPages[path.replace(/\/$/, '')]
    if (page !== undefined) {
      playground?.begin()
      request.url = page
    }
    if (backendPaths.test(url) || (playground && playgroundData.test(url))) void answer(request, response)
    else vite.middlewares(request, response)
  })
  const vite = await createVite({
    configFile: `${projectFolder}vite.config.ts`,
    server: { middlewareMode: true, ws: { server } },
  })
  // Vite takes the others, which are those of its hot reload.
  server.on('upgrade', (request, socket, head) => {
    if (backendPaths.test(request.url ?? '')) backend.upgrade(request, socket, head)
  })
  await listen(server, settings.port, settings.host, {
    disconnect() {
      playground?.close()
      backend.disconnect()
    },
    async close() {
      await vite.close()
      backend.close()
    },
  })
}

dev().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
