import { type Server } from 'node:http'

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
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(readable(error, port, host)))
    server.listen(port, host, resolve)
  })
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

function readable(error: Error, port: number, host: string): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=4001 npm start`)
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights. Choose another: PORT=4000 npm start`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST is '${host}', which is no address of this machine.`)
  return error
}
