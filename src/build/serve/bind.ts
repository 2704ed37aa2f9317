import { type Server } from 'node:net'

/** Listens. Rejects with an Error that suggests a fix for a port in use or a host of another machine. */
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

/** The npm command that was run, from npm's environment. */
function command(): string {
  return process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start'
}
