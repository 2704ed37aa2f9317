import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'

/** Reverse proxies, as they are used between browsers and servers. */
export interface ReverseProxy {
  /** Without a slash at its end. */
  readonly address: string
  /** Versions of HTTP in which the browser has asked: `1.1`, `2.0`. */
  readonly versions: ReadonlySet<string>
  stop(): Promise<void>
}

/** One that speaks HTTP/2 over TLS, and HTTP/1.1 to the console and for its websocket. */
export async function startHttp2Proxy(console: string): Promise<ReverseProxy> {
  const versions = new Set<string>()
  const server = createSecureServer(
    { allowHTTP1: true, key: fixture('key'), cert: fixture('certificate') },
    (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
      versions.add(incoming.httpVersion)
      const { headers, method, url } = incoming
      const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
      const asked = {
        ...Object.fromEntries(own),
        host: headers[':authority'] ?? headers.host,
        'x-forwarded-proto': 'https',
      }
      const through = request(console + url, { method, headers: asked }, reply => {
        const headers = Object.entries(reply.headers).filter(([name]) => !ofConnection.has(name))
        outgoing.writeHead(reply.statusCode ?? 502, Object.fromEntries(headers))
        reply.pipe(outgoing)
      })
      through.on('error', () => outgoing.stream?.close())
      incoming.pipe(through)
    },
  )
  server.on('upgrade', upgradeTo(console))
  return listening(server, 'https', versions)
}

/** One that passes nothing on before it has the whole of it, request and reply. */
export async function startBufferingProxy(console: string): Promise<ReverseProxy> {
  const versions = new Set<string>()
  const server = createServer(async (incoming, outgoing) => {
    versions.add(incoming.httpVersion)
    const { method, url, headers } = incoming
    const body = await whole(incoming)
    const through = request(console + url, { method, headers }, async reply => {
      const content = await whole(reply)
      const { 'transfer-encoding': _, ...headers } = reply.headers
      outgoing.writeHead(reply.statusCode ?? 502, { ...headers, 'content-length': content.length })
      outgoing.end(method === 'HEAD' ? undefined : content)
    })
    through.on('error', () => outgoing.destroy())
    through.end(body)
  })
  server.on('upgrade', upgradeTo(console))
  return listening(server, 'http', versions)
}

/** Headers of one connection, which HTTP/2 does not know. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** A key of its own for 127.0.0.1, which no browser and no server trusts. */
function fixture(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/tls/${name}.pem`, import.meta.url))
}

async function whole(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

function upgradeTo(console: string) {
  const { hostname, port } = new URL(console)
  return ({ method, url, headers }: IncomingMessage, socket: Socket, head: Buffer) => {
    const through = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      through.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      through.write(head)
      through.pipe(socket).pipe(through)
    })
    const end = () => {
      through.destroy()
      socket.destroy()
    }
    for (const either of [through, socket]) either.on('error', end).on('close', end)
  }
}

async function listening(
  server: Pick<Server, 'listen' | 'address' | 'close' | 'on'>,
  scheme: string,
  versions: ReadonlySet<string>,
): Promise<ReverseProxy> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `${scheme}://127.0.0.1:${portOf(server.address())}`,
    versions,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return address.port
}
