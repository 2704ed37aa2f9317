import { type Server } from 'node:net'

/** Listens. Rejects with an Error that says what to do when the port is in use or the host none of this machine. */
export async function bind(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(readable(error, port, host)))
    server.listen(port, host, resolve)
  })
}

function readable(error: Error, port: number, host: string): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=4001 npm ${command()}`,
    )
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights. Choose another: PORT=4000 npm ${command()}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST is '${host}', which is no address of this machine.`)
  return error
}

/** What was asked of npm, which says it to what it runs. */
function command(): string {
  return process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start'
}
