import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type Backend, openBackend } from '../../../src/build/serve/backend.ts'
import { configurationOf } from '../../../src/build/serve/configuration.ts'
import { listen } from '../../../src/build/serve/listen.ts'
import { readSettings } from '../../../src/build/serve/settings.ts'

let system: Server
let front: Server
let backend: Backend
const sockets = new WebSocketServer({ noServer: true })
let systemAddress = ''
let address = ''

beforeAll(async () => {
  system = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.statusCode = request.url === '/api/missing' ? 404 : 200
    const { host, authorization } = request.headers
    response.end(JSON.stringify({ method: request.method, url: request.url, host, authorization }))
  })
  sockets.on('connection', (socket, request) => {
    const { cookie, host, origin } = request.headers
    socket.on('message', data => socket.send(`echo ${String(data)} ${host} ${origin} ${cookie}`))
  })
  system.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, accepted => sockets.emit('connection', accepted, request)),
  )
  systemAddress = await open(system)
  const settings = readSettings({ API_URL: systemAddress })
  backend = await openBackend(settings, configurationOf(settings), () => new Response('the page'))
  front = createServer(getRequestListener((request, env) => backend.fetch(request, env)))
  front.on('upgrade', backend.upgrade)
  address = await open(front)
})
afterAll(() => {
  for (const server of [front, system]) {
    server.closeAllConnections()
    server.close()
  }
})

describe('proxy to a real system', () => {
  it('forwards the calls of the console with their method, address and session', async () => {
    const reply = await fetch(`${address}/api/navigation/menu?x=1`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: 'Bearer t' },
    })
    expect(await reply.json()).toEqual({
      method: 'POST',
      url: '/api/navigation/menu?x=1',
      host: new URL(systemAddress).host,
      authorization: 'Bearer t',
    })
    expect((await fetch(`${address}/get-profile`)).status).toBe(200)
  })

  it('forwards a call that waits for a 100 before its body, as scripts send large ones', async () => {
    const call = request(`${address}/api/x`, { method: 'POST', headers: { Expect: '100-continue' } })
    call.on('continue', () => call.end('{}'))
    const [reply] = await once(call, 'response')
    reply.resume()
    expect(reply.statusCode).toBe(200)
  })

  it('returns failures unchanged', async () => {
    expect((await fetch(`${address}/api/missing`)).status).toBe(404)
  })

  it('answers everything else with the page', async () => {
    expect(await (await fetch(`${address}/finance/refunds`)).text()).toBe('the page')
    expect(await (await fetch(`${address}/sandbox/log`)).text()).toBe('the page')
  })

  it('pipes the websocket with the session, and with the origin of the system', async () => {
    const { host, origin } = new URL(systemAddress)
    for (const own of [undefined, address]) {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/navigation/socket?x=1`, {
        headers: { cookie: 'session=1', ...(own && { origin: own }) },
      })
      await once(socket, 'open')
      socket.send('ping')
      const [data] = await once(socket, 'message')
      expect(String(data)).toBe(`echo ping ${host} ${own && origin} session=1`)
      socket.close()
      await once(socket, 'close')
    }
  })

  it('rejects a websocket of another site', async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/navigation/socket`, {
      headers: { origin: 'https://evil.example' },
    })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
  })

  it('closes the upstream connection when the client closes first', async () => {
    const asked = once(system, 'upgrade')
    const early = connect(Number(new URL(address).port), '127.0.0.1')
    early.write(
      'GET /api/navigation/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    await asked
    early.resetAndDestroy()
    await expect.poll(() => sockets.clients.size).toBe(0)
  })

  it('rejects other websockets', async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/elsewhere`)
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('404')
  })

  it('returns 502 when the system does not answer', async () => {
    const settings = readSettings({ API_URL: 'http://127.0.0.1:1' })
    const gone = await openBackend(settings, configurationOf(settings), () => new Response())
    const reply = await gone.fetch(new Request('http://127.0.0.1:4000/api/navigation/menu'))
    expect([reply.status, await reply.json()]).toEqual([502, { message: expect.any(String) }])
  })
})

describe('port in use', () => {
  it('is named in the error, with a fix', async () => {
    const port = Number(new URL(address).port)
    await expect(listen(createServer(), port, '127.0.0.1', backend)).rejects.toThrow(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=4001 npm start`,
    )
  })
})

async function open(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
}
