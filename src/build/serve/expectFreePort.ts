import { createServer } from 'node:net'
import { bind } from './bind.ts'

/** Rejects like `bind`, before any slow work. */
export async function expectFreePort(port: number, host: string): Promise<void> {
  const server = createServer()
  await bind(server, port, host)
  await new Promise(resolve => server.close(resolve))
}
