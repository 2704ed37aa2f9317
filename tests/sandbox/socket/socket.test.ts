import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pingRequest, subscribeRequest } from '../../../schemas/wire/socketRequest.ts'
import { listenToSandbox, type TestSocket } from '../listening.ts'

let opened: Awaited<ReturnType<typeof listenToSandbox>>
let token = ''
let clock = Date.now()
beforeAll(async () => {
  opened = await listenToSandbox({ clock: () => clock, heartbeat: 250 })
  token = opened.sandbox.signIn('finance')
})
afterEach(() => opened.ask('DELETE /sandbox/faults'))
afterAll(() => opened.close())

const connect = (headers: Record<string, string> = {}, as = token): Promise<TestSocket> =>
  opened.connect(as, { headers })
const taken = { success: true, actions: [] }

describe('sandbox websocket (spec 1 §7)', () => {
  it('opens for a session in the Authorization header or in the cookie', async () => {
    const byHeader = await connect()
    const byCookie = await connect({ authorization: '', cookie: `a=b; operations_console=${token}` })
    for (const { socket } of [byHeader, byCookie]) {
      expect(socket.readyState).toBe(socket.OPEN)
      socket.close()
    }
  })

  it.each([
    ['without a session', { authorization: '' }, '401'],
    ['with an unknown one', { authorization: 'Bearer unknown' }, '401'],
    ['of a page of another site', { origin: 'https://evil.example' }, '403'],
    ['of a page without an origin', { origin: 'null' }, '403'],
    ['of another site by what the browser says', { 'sec-fetch-site': 'cross-site' }, '403'],
  ])('is refused %s', async (_, headers, status) => {
    await expect(connect(headers)).rejects.toThrow(status)
  })

  it('opens for a page of its own origin', async () => {
    const { socket } = await connect({ origin: opened.address, 'sec-fetch-site': 'same-origin' })
    expect(socket.readyState).toBe(socket.OPEN)
    socket.close()
  })

  it('exists only at its path, and every refusal ends its connection', async () => {
    const answer = await rawUpgrade('/api/navigation/socket/more')
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
  })

  it("answers 'ping' and a subscription with a message without content", async () => {
    const one = await connect()
    one.send(pingRequest)
    one.send(subscribeRequest('BackgroundProcess'))
    await expect.poll(() => one.received).toEqual([taken, taken])
    one.socket.close()
  })

  it.each([
    '',
    'ping',
    'null',
    '[]',
    '{"action":"ping"}',
    '{"action":"subscribe","data":{"channel":7}}',
    '{"action":"toString","data":{}}',
    '{"action":"subscribe","data":{"channel":"x"}',
    '['.repeat(10_000),
  ])('answers that %j is not a message, and stays open', async text => {
    const one = await connect()
    one.send(text)
    one.send(pingRequest)
    await expect
      .poll(() => one.received)
      .toEqual([{ success: false, actions: [], message: 'This is not a message of the console.' }, taken])
    one.socket.close()
  })

  it('rejects bytes, and closes on frames that are too large, too frequent or not text', async () => {
    const bytes = await connect()
    bytes.socket.send(Buffer.from(JSON.stringify(pingRequest)))
    await expect.poll(() => bytes.received).toEqual([expect.objectContaining({ success: false })])
    bytes.socket.close()

    const large = await connect()
    large.send('x'.repeat(17 * 1024))
    expect(await large.closed).toBe(1009)

    const frequent = await connect()
    for (let count = 0; count < 200; count++) frequent.send(pingRequest)
    expect(await frequent.closed).toBe(1008)

    const broken = await connect()
    broken.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
    expect(await broken.closed).toBe(1007)
    expect((await opened.ask('GET /get-profile', { token })).status).toBe(200)
  })

  it('ends with its session: at once on logout, and soon after expiry', async () => {
    const session = opened.sandbox.signIn('finance')
    const mine = await connect({}, session)
    const other = await connect()
    await opened.ask('GET /api/navigation/logout', { token: session })
    expect(await mine.closed).toBe(1008)
    expect(other.socket.readyState).toBe(other.socket.OPEN)

    clock += 9 * 3_600_000
    expect(await other.closed).toBe(1008)
    token = opened.sandbox.signIn('finance')
  })

  it('keeps a client that answers and disconnects one that does not', async () => {
    const dead = await opened.connect(token, { autoPong: false })
    const alive = await connect()
    expect(await dead.closed).toBe(1006)
    let beats = 0
    alive.socket.on('ping', () => beats++)
    await expect.poll(() => beats).toBeGreaterThan(2)
    expect(alive.socket.readyState).toBe(alive.socket.OPEN)
    alive.socket.close()
  })

  it('survives clients that disconnect at any point', async () => {
    for (const text of ['', 'GET /api/navigation/socket HTTP/1.1\r\n', upgradeText('/api/navigation/socket')])
      await new Promise<void>(resolve => {
        const socket = connectTcp(Number(new URL(opened.address).port), '127.0.0.1', () => {
          socket.write(text)
          socket.resetAndDestroy()
          resolve()
        })
        socket.on('error', () => resolve())
      })
    expect((await opened.ask('GET /get-profile', { token })).status).toBe(200)
  })
})

describe('invalid frames', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('end only their own connection (%i)', async seed => {
    const other = await connect()
    let state = seed
    const random = () => (state = (state * 48_271) % 2_147_483_647)
    for (let round = 0; round < 25; round++) {
      const socket = connectTcp(Number(new URL(opened.address).port), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(upgradeText('/api/navigation/socket'))
      await once(socket, 'data')
      const bytes = Uint8Array.from({ length: 2 + (random() % 200) }, () => random() % 256)
      // Half of them begin as a masked frame of text does, so that more than the first byte is parsed.
      if (round % 2 === 0) bytes.set([0x81, 0x80 | (bytes.length % 126)])
      socket.write(bytes)
      await new Promise(resolve => setImmediate(resolve))
      socket.destroy()
    }
    other.send(pingRequest)
    await expect.poll(() => other.received).toEqual([taken])
    other.socket.close()
  })
})

describe('injected failures of the websocket', () => {
  const fault = (body: object) =>
    opened.ask('POST /sandbox/faults', { body: { call: 'GET /api/navigation/socket', ...body } })

  it('refuse it with their status, as often as requested', async () => {
    await fault({ status: 503, times: 1 })
    await expect(connect()).rejects.toThrow('503')
    const { socket } = await connect()
    socket.close()
  })

  it('drop open connections, which counts once, and later ones', async () => {
    const both = [await connect(), await connect()]
    await fault({ drop: true, times: 2 })
    expect(await Promise.all(both.map(one => one.closed))).toEqual([1006, 1006])
    await expect(connect()).rejects.toThrow('socket hang up')
    const { socket } = await connect()
    socket.close()
  })

  it('delay it', async () => {
    await fault({ delay: 50, times: 1 })
    const { socket } = await connect()
    socket.close()
  })

  it('are in the log with everything else', async () => {
    await opened.ask('DELETE /sandbox/log')
    await fault({ drop: true, times: 1 })
    await expect(connect()).rejects.toThrow('socket hang up')
    await expect(connect({ authorization: '' })).rejects.toThrow('401')
    const { socket } = await connect()
    const calls: { status: number }[] = Object((await opened.ask('GET /sandbox/log')).json())
    expect(calls.map(call => call.status)).toEqual([0, 401, 101])
    socket.close()
  })
})

function upgradeText(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer ${token}\r\n\r\n`
}

/** The whole answer to an upgrade; resolves when the server has ended the connection. */
async function rawUpgrade(path: string): Promise<string> {
  // A client that keeps its half of the connection open.
  const port = Number(new URL(opened.address).port)
  const accepted = once(opened.server, 'connection')
  const socket = connectTcp({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write(upgradeText(path))
  const [ofServer] = await accepted
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  await expect.poll(() => ofServer.destroyed).toBe(true)
  return answer
}
