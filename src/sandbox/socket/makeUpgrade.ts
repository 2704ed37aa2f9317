import { type IncomingMessage, STATUS_CODES } from 'node:http'
import { type Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type SocketMessage } from '../../../schemas/wire/socketMessage.ts'
import { type SocketRequest, socketRequestSchema } from '../../../schemas/wire/socketRequest.ts'
import { type Store } from '../database/store.ts'
import { type Faults } from '../faults/faults.ts'
import { secretHash } from '../server/newSecret.ts'
import { type RequestLog } from '../server/requestLog.ts'
import { requires } from '../server/schemaGuards.ts'
import { sessionOf, tokenIn } from '../session/session.ts'
import { isOwnOrigin } from './isOwnOrigin.ts'

/** Takes over a connection that asks to become a websocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Where the websocket is (spec 1 §7). */
export const socketPath = '/api/navigation/socket'
/** Bytes of one message of the page, and messages of one second: it pings and subscribes, no more. */
const largest = 16 * 1024
const mostPerSecond = 50
/** Channels of one socket. */
const mostChannels = 20

interface UpgradeOptions {
  readonly store: Store
  readonly sessionCookie: string
  readonly faults: Faults
  readonly log: RequestLog
}

/**
 * The websocket at /api/navigation/socket. The session is checked before there is a socket, by the Authorization header or,
 * as a browser cannot set it, by the session cookie: 401 without one. As any site may open a socket and the browser sends
 * the cookie along, an Origin other than the own one is refused with 403. A token in the address is not taken, because
 * addresses are logged. Failures on demand are those of `GET /api/navigation/socket`.
 */
export function makeUpgrade({ store, sessionCookie, faults, log }: UpgradeOptions): Upgrade {
  const server = new WebSocketServer({ noServer: true, maxPayload: largest, perMessageDeflate: false })

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [path = '', query = ''] = (request.url ?? '').split(/(?=\?)/, 2)
    const answered = (status: number) => log.add({ method: 'GET', path, query, status })
    if (path !== socketPath) return refuse(socket, 404)
    const fault = faults.take('GET', path)
    await faults.wait(fault)
    if (fault?.drop) {
      answered(0)
      return socket.destroy()
    }
    const status = fault?.status ?? (isOwnOrigin(request.headers) ? 101 : 403)
    const token = tokenIn(request.headers, sessionCookie)
    const user = token === undefined ? undefined : sessionOf(store, token)
    if (status !== 101 || token === undefined || !user) {
      const refused = status === 101 ? 401 : status
      answered(refused)
      return refuse(socket, refused)
    }
    server.handleUpgrade(request, socket, head, open => {
      answered(101)
      serve(open, store, { persona: user.name, session: secretHash(token) })
    })
  }
  return (request, socket, head) => {
    // A client that disconnects is not a server error.
    socket.on('error', () => socket.destroy())
    admit(request, socket, head).catch((error: unknown) => {
      console.error(error)
      refuse(socket, 500)
    })
  }
}

function serve(socket: WebSocket, store: Store, owner: { persona: string; session: string }): void {
  const channels = new Set<string>()
  const add = store.hub.add(socket, owner)
  const subscribe = (channel: string) => {
    if (channels.size < mostChannels) add(channel)
    channels.add(channel)
  }
  let second = 0
  let inSecond = 0
  // Too large, no UTF-8, a broken frame: ws closes the connection with the code of it.
  socket.on('error', () => socket.terminate())
  socket.on('message', (data, isBinary) => {
    const now = Math.floor(performance.now() / 1000)
    inSecond = now === second ? inSecond + 1 : 1
    second = now
    if (inSecond > mostPerSecond) return socket.close(1008, 'Too many messages.')
    const answer = answerText(isBinary ? '' : String(data), subscribe)
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(answer))
  })
}

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return
  // A client that does not close its half would keep the connection open.
  socket.once('finish', () => socket.destroy())
  const text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\n`
  socket.end(`${text}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}

const readRequest = requires<SocketRequest>(socketRequestSchema)

/** What the server says to a message of the page: that it was taken, or why not. */
interface SocketAnswer extends SocketMessage {
  /** Why it was refused. */
  readonly message?: string
}

/** Does what a message of the page asks for. Whatever it holds, it is answered and nothing is thrown. */
function answerText(text: string, subscribe: (channel: string) => void): SocketAnswer {
  try {
    const request = readRequest(JSON.parse(text))
    if (request.action === 'subscribe') subscribe(request.data.channel)
    return { success: true, actions: [] }
  } catch {
    return { success: false, actions: [], message: 'This is not a message of the console.' }
  }
}
