import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { openBackend } from './serve/backend.ts'
import { configurationOf } from './serve/configuration.ts'
import { listen } from './serve/listen.ts'
import { projectFolder, readSettings } from './serve/settings.ts'

const backendPaths = /^\/(?:api\/|sandbox\/|get-profile(?:$|\?)|config\.json(?:$|\?))/

/** `npm run dev`: Vite with hot reload and the sandbox on one port. */
async function dev(): Promise<void> {
  const settings = readSettings(process.env)
  const configuration = configurationOf(settings)
  const backend = await openBackend(settings, configuration, () =>
    Response.json(configuration, { headers: { 'Cache-Control': 'no-store' } }),
  )
  const answer = getRequestListener((request, env) => backend.fetch(request, env))
  const server = createServer((request, response) => {
    if (backendPaths.test(request.url ?? '')) void answer(request, response)
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
    disconnect: () => backend.disconnect(),
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
