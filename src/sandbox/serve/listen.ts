import { type Server } from 'node:http'
import { bind } from './bind.ts'

const patience = 3000

/**
 * Listens, prints the one line with the address, and ends well on SIGINT and SIGTERM: answers that are under way are
 * finished, for 3 s at most. Rejects with an Error that says so when the port is in use.
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  close: () => unknown,
): Promise<void> {
  await bind(server, port, host)
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const name = host.includes(':') ? `[${host}]` : host
  console.log(`Operations console: http://${name}:${actual}`)

  const stop = () => {
    setTimeout(() => server.closeAllConnections(), patience).unref()
    server.close(async () => {
      await close()
      process.exit(0)
    })
    server.closeIdleConnections()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
