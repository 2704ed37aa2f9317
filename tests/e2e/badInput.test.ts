import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { recordOf } from '../../schemas/wire/envelope.ts'
import { journeys } from '../support/journeys.ts'

/** What `npm start` answers to those who mean no good, over a real connection. */
const on = journeys()
const host = 'Host: 127.0.0.1'
const grid = '/api/finance/refunds/grid'

afterEach(async () => {
  const token = await on.console.session({ persona: 'admin' })
  const reply = await fetch(`${on.console.address}/get-profile`, {
    headers: { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
  })
  expect([reply.status, recordOf(await reply.json(), ['username'])]).toEqual([
    200,
    expect.objectContaining({ username: 'admin' }),
  ])
})

describe('invalid HTTP request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', `GET / HTTP/1.1\r\n${host}\r\n: x\r\n\r\n`, 400],
    [
      'two lengths',
      `POST ${grid} HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx`,
      400,
    ],
    ['headers without end', `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address of 100,000 letters', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a method that nobody knows', `BREW / HTTP/1.1\r\n${host}\r\n\r\n`, 400],
  ])('%s is rejected with a clear status', async (_, text, status) => {
    expect(await statusOf(text)).toBe(status)
  })

  it.each([
    '/%',
    '/%00',
    '/%ff%fe',
    '//evil.example/',
    '/\\evil.example',
    '/finance/refunds/%2e%2e/%2e%2e/package.json',
    'http://evil.example/',
    '/?%',
    '/api/%E0%A4%A',
    '/sandbox/%00',
  ])('the address %s is answered, without exposing the machine', async address => {
    const reply = await answerTo(`GET ${address} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 (?:200|400|401|404) /)
    expect(reply).not.toMatch(/operations-console"|node:|at file|node_modules|\.ts:\d/)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s of a page changes nothing', async method => {
    const reply = await answerTo(
      `${method} /finance/refunds HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    )
    expect(reply).toMatch(/^HTTP\/1\.1 (?:400|404|405) /)
  })
})

describe('request body', () => {
  it.each([grid, '/sandbox/sessions', '/sandbox/faults', '/sandbox/access-control/login?return=/login'])(
    'that never ends is refused by %s, whatever length it announces',
    async path => {
      const token = await on.console.session({ persona: 'admin' })
      const head = `POST ${path} HTTP/1.1\r\n${host}\r\nAuthorization: Bearer ${token}\r\n`
      expect(await statusOf(`${head}Content-Length: 999999999999\r\n\r\n{`)).toBeOneOf([400, 413])
      expect(await statusOf(`${head}Transfer-Encoding: chunked\r\n\r\n`, chunk())).toBeOneOf([400, 413])
    },
  )

  it('that is incomplete leaves nothing behind', async () => {
    const token = await on.console.session({ persona: 'admin' })
    for (const path of [grid, '/api/mass-import/import/1']) {
      const socket = await connected()
      socket.write(
        `POST ${path} HTTP/1.1\r\n${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n`,
      )
      socket.resetAndDestroy()
    }
  })

  it('without a session is not read', async () => {
    const head = `POST ${grid} HTTP/1.1\r\n${host}\r\nContent-Length: 999999999999\r\n\r\n`
    expect(await statusOf(head)).toBe(401)
  })
})

/** 64 KB of a body that announces no length. */
function chunk(): string {
  return `10000\r\n${' '.repeat(65_536)}\r\n`
}

async function connected() {
  const { hostname, port } = new URL(on.console.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Status of the answer to a raw request; `more` is sent again and again until it comes. */
async function statusOf(request: string, more?: string): Promise<number> {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(request, more))?.[1])
}

async function answerTo(request: string, more?: string): Promise<string> {
  const socket = await connected()
  let answer = ''
  const answered = new Promise<void>(resolve => {
    socket.on('data', data => {
      answer += data
      resolve()
    })
    socket.on('close', () => resolve())
  })
  socket.write(request)
  const sender = setInterval(() => more !== undefined && socket.writable && socket.write(more), 1)
  await answered
  clearInterval(sender)
  socket.destroy()
  return answer
}
