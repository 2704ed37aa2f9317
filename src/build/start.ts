import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openBackend, pageOrigins } from './serve/backend.ts'
import { readBuiltFiles } from './serve/builtFiles.ts'
import { configurationOf } from './serve/configuration.ts'
import { builtFolder, ensureBuilt } from './serve/ensureBuilt.ts'
import { expectFreePort } from './serve/expectFreePort.ts'
import { listen } from './serve/listen.ts'
import { servePage } from './serve/servePage.ts'
import { readSettings } from './serve/settings.ts'

/** `npm start`: the production build, with the sandbox or a real system behind it, on one port. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const configuration = configurationOf(settings)
  await expectFreePort(settings.port, settings.host)
  await ensureBuilt()
  const page = servePage(readBuiltFiles(builtFolder), configuration, pageOrigins(configuration))
  const backend = await openBackend(settings, configuration, page)
  const server = createServer(getRequestListener((request, env) => backend.fetch(request, env)))
  server.on('upgrade', backend.upgrade)
  await listen(server, settings.port, settings.host, backend)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
