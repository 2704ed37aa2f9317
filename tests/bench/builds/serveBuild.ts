import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { readBuiltFiles } from '../../../src/build/serve/builtFiles.ts'
import { configurationOf } from '../../../src/build/serve/configuration.ts'
import { servePage } from '../../../src/build/serve/servePage.ts'
import { readSettings } from '../../../src/build/serve/settings.ts'
import { type Sandbox } from '../../../src/sandbox/openSandbox.ts'
import { answerRecords, layoutOf } from './benchCalls.ts'

/** A build behind a port of its own. */
export interface Served {
  readonly origin: string
  close(): void
}

/**
 * Serves the files of a build as `npm start` does, with the calls answered by a sandbox that several builds share. `live`: with
 * the websocket of the notifications too.
 */
export async function serveBuild(folder: string, sandbox: Sandbox, live = false): Promise<Served> {
  const page = servePage(readBuiltFiles(folder), configurationOf(readSettings({})), {})
  const server = createServer(
    getRequestListener((request, env) => {
      const { pathname } = new URL(request.url)
      const layout = layoutOf(pathname)
      if (layout) return answerRecords(request, layout)
      return isCall(pathname) ? sandbox.fetch(request, env) : page(request)
    }),
  )
  if (live) server.on('upgrade', sandbox.upgrade)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function isCall(path: string): boolean {
  return /^\/(?:api|sandbox)\/|^\/get-profile$/.test(path)
}
