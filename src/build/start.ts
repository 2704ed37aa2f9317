import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openPlayground, playgroundTool } from '../playground/server/playground.ts'
import { servePlayground } from '../playground/server/servePlayground.ts'
import { type Backend, openBackend, pageOrigins } from './serve/backend.ts'
import { readBuiltFiles } from './serve/builtFiles.ts'
import { configurationOf } from './serve/configuration.ts'
import { builtFolder, ensureBuilt } from './serve/ensureBuilt.ts'
import { expectFreePort } from './serve/expectFreePort.ts'
import { listen } from './serve/listen.ts'
import { servePage } from './serve/servePage.ts'
import { isLoopback, projectFolder, readSettings } from './serve/settings.ts'

/** `npm start`: the production build, with the sandbox or a real system behind it, on one port. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  // Definitions can be edited only with the sandbox, on the machine that it runs on.
  const isEditable = !settings.apiUrl && isLoopback(settings.host)
  const configuration = configurationOf(settings, isEditable ? [playgroundTool] : [])
  await expectFreePort(settings.port, settings.host)
  await ensureBuilt()
  const origins = pageOrigins(configuration)
  const page = servePage(readBuiltFiles(builtFolder), configuration, origins)
  let backend: Backend | undefined
  const playground = isEditable
    ? openPlayground({
        root: projectFolder,
        api: async request => (await backend?.fetch(request)) ?? Response.error(),
      })
    : undefined
  const pages = playground && servePlayground(origins, () => playground.begin())
  const opened = await openBackend(
    settings,
    configuration,
    request => playground?.answer(request) ?? pages?.(request) ?? page(request),
  )
  backend = opened
  const server = createServer(getRequestListener((request, env) => opened.fetch(request, env)))
  server.on('upgrade', opened.upgrade)
  await listen(server, settings.port, settings.host, {
    disconnect() {
      playground?.close()
      opened.disconnect()
    },
    close: () => opened.close(),
  })
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
