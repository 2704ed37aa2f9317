import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

/**
 * How a call fails: the handler replies instead of the server. `pass` lets the server reply; with `lost` the server processes
 * the request, and `lost` is called instead of sending its reply.
 */
export type Failing = (
  response: ServerResponse,
  pass: (lost?: () => void) => void,
  request: IncomingMessage,
) => void

/** A proxy between the browser and the console that replaces replies by faults. */
export interface FaultProxy {
  /** Without a slash at its end. */
  readonly address: string
  /**
   * From now on this call, `GET /api/...`, is answered so; resolves when it was asked for. A `{placeholder}` stands for
   * one part of the path; a call that is armed without one wins.
   */
  arm(call: string, failing: Failing): Promise<void>
  /** All calls are passed on again. */
  disarm(): void
  stop(): Promise<void>
}

export async function startFaultProxy(console: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(console)
  const agent = new Agent({ keepAlive: true })
  const armed = new Map<string, Armed>()

  const server = createServer((incoming, response) => {
    const pass = (lost?: () => void) => passOn(incoming, response, lost)
    const call = callOf(incoming)
    const found =
      armed.get(call) ?? [...armed.values()].find(({ pattern }) => pattern?.test(rawCallOf(incoming)))
    if (!found) return pass()
    found.asked()
    incoming.on('error', () => response.destroy())
    found.failing(response, pass, incoming)
  })
  function passOn(incoming: IncomingMessage, response: ServerResponse, lost?: () => void): void {
    const { method = 'GET', url = '/', headers } = incoming
    const outgoing = request({ agent, hostname, port, method, path: url, headers }, reply => {
      if (lost) {
        reply.resume().on('end', lost)
        return
      }
      response.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }
  server.on('upgrade', ({ method, url, headers }: IncomingMessage, socket, head) => {
    const through = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      through.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      through.write(head)
      socket.pipe(through).pipe(socket)
    })
    for (const [one, other] of [
      [socket, through],
      [through, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The proxy has no port.')
  return {
    address: `http://127.0.0.1:${place.port}`,
    arm: (call, failing) =>
      new Promise(asked => {
        armed.set(decoded(call), { failing, asked, pattern: patternOf(call) })
      }),
    disarm: () => armed.clear(),
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

interface Armed {
  readonly failing: Failing
  readonly asked: () => void
  readonly pattern: RegExp | undefined
}

function patternOf(call: string): RegExp | undefined {
  if (!call.includes('{')) return undefined
  const parts = call
    .replace(/\?.*$/s, '')
    .split(/\{\w+\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

function callOf(incoming: IncomingMessage): string {
  return decoded(rawCallOf(incoming))
}

/** A slash that is encoded is none. */
function rawCallOf({ method, url = '/' }: IncomingMessage): string {
  return `${method} ${url.replace(/\?.*$/s, '')}`
}

function decoded(call: string): string {
  try {
    return decodeURIComponent(call)
  } catch {
    return call
  }
}

/** Replies with a JSON body. */
export function json(status: number, body: unknown): Failing {
  return text(status, JSON.stringify(body), 'application/json')
}

function text(status: number, body: string, type = 'text/plain'): Failing {
  return response => response.writeHead(status, { 'content-type': type }).end(body)
}
