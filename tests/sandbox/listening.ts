import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type ClientOptions, WebSocket } from 'ws'
import { openSandbox, type SandboxOptions } from '../../src/sandbox/openSandbox.ts'
import { type Answer, type Asked, withFilled } from './client.ts'

/** A websocket as a test holds it: what has come is kept in the order in which it came. */
export interface TestSocket {
  readonly socket: WebSocket
  readonly received: readonly unknown[]
  send(data: unknown): void
  /** Resolves with the code once it is closed. */
  readonly closed: Promise<number>
}

/** A sandbox behind a port of its own. */
export async function listenToSandbox(options: SandboxOptions = {}) {
  const sandbox = await openSandbox(withFilled(options))
  const server = createServer(getRequestListener((request, env) => sandbox.fetch(request, env)))
  server.on('upgrade', sandbox.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  return {
    sandbox,
    server,
    address,
    ask: (call: string, asked?: Asked) => askAt(address, call, asked),
    connect: (token: string, more?: ClientOptions) => connect(address, token, more),
    close() {
      sandbox.disconnect()
      sandbox.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function askAt(
  address: string,
  call: string,
  { token, body, headers = {} }: Asked = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const reply = await fetch(address + path, {
    method,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, text, headers: reply.headers, json: () => JSON.parse(text) }
}

/** Resolves when it is open; rejects when it is refused. */
async function connect(address: string, token: string, more: ClientOptions = {}): Promise<TestSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/navigation/socket`, {
    ...more,
    headers: { authorization: `Bearer ${token}`, ...more.headers },
  })
  const received: unknown[] = []
  socket.on('message', data => received.push(parsed(String(data))))
  const closed = new Promise<number>(resolve => socket.once('close', code => resolve(code)))
  await once(socket, 'open')
  socket.on('error', () => undefined)
  return {
    socket,
    received,
    closed,
    send: data => socket.send(typeof data === 'string' ? data : JSON.stringify(data)),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
