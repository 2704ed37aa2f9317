import { type Server } from 'node:http'
import { type Duplex } from 'node:stream'
import { bind } from './bind.ts'

const patience = 3000

/** Milliseconds for a websocket to close. */
const farewell = 500

/**
 * Listens, prints the one line with the address, and ends cleanly on SIGINT and SIGTERM: pending replies have
 * 3 s to finish, and `disconnect` closes websockets. Rejects with a clear Error for a port in use.
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  { disconnect, close }: { disconnect(): void; close(): unknown },
): Promise<void> {
  await bind(server, port, host)
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const name = host.includes(':') ? `[${host}]` : host
  console.log(`Operations console: http://${name}:${actual}`)

  // The server no longer tracks upgraded connections, and would wait for them forever.
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
  })

  const stop = () => {
    disconnect()
    setTimeout(() => {
      for (const socket of upgraded) socket.destroy()
    }, farewell).unref()
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
