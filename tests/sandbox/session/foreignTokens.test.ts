import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../src/sandbox/server/calls.ts'
import { type Answer, chooseAtLogin, openTestSandbox } from '../client.ts'

const hour = 3_600_000
let now = Date.UTC(2026, 0, 1)
let opened: Awaited<ReturnType<typeof openTestSandbox>>
let other: Awaited<ReturnType<typeof openTestSandbox>>
const tokens = new Map<string, string>()

beforeAll(async () => {
  opened = await openTestSandbox({ clock: () => now })
  other = await openTestSandbox()
  const { sandbox, ask } = opened
  const expired = sandbox.signIn('admin')
  now += 8 * hour
  const good = sandbox.signIn('admin')
  const ended = sandbox.signIn('admin')
  await ask('GET /api/navigation/logout', { token: ended })
  tokens.set('was never issued', 'A'.repeat(43))
  tokens.set('belongs to another sandbox', other.sandbox.signIn('admin'))
  tokens.set('is expired', expired)
  tokens.set('is signed out', ended)
  tokens.set('was tampered with at its begin', (good.startsWith('A') ? 'B' : 'A') + good.slice(1))
  tokens.set(
    'was tampered with in its middle',
    good.slice(0, 20) + (good[20] === 'A' ? 'B' : 'A') + good.slice(21),
  )
  tokens.set('lost its last character', good.slice(0, -1))
  tokens.set('has one character too many', `${good}A`)
  tokens.set('is written in another case', swapCase(good))
  tokens.set('is what the data keeps of a good one', createHash('sha256').update(good).digest('base64url'))
  tokens.set('is a one-time code', await chooseAtLogin(ask, 'admin'))
})
afterAll(() => {
  opened.close()
  other.close()
})

const guarded = calls
  .filter(({ access }) => access !== 'public')
  .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '1')}`)

describe.each([
  'was never issued',
  'belongs to another sandbox',
  'is expired',
  'is signed out',
  'was tampered with at its begin',
  'was tampered with in its middle',
  'lost its last character',
  'has one character too many',
  'is written in another case',
  'is what the data keeps of a good one',
  'is a one-time code',
])('a token that %s', kind => {
  const token = () => tokens.get(kind) ?? ''

  it('is rejected by every call, with the same reply that reveals nothing', async () => {
    for (const call of [...guarded, 'GET /api/no/such/call']) {
      const body = call.startsWith('POST') ? { body: '{' } : {}
      expect(shown(await opened.ask(call, { token: token(), ...body })), call).toEqual(refused)
    }
  })

  it('is rejected as a cookie', async () => {
    for (const call of guarded.filter(one => one.startsWith('GET'))) {
      const headers = { cookie: `operations_console=${token()}` }
      expect(shown(await opened.ask(call, { headers })), call).toEqual(refused)
    }
  })
})

const refused = {
  status: 401,
  text: '{"message":"The session is missing, unknown or expired."}',
  cookie: null,
}

function shown({ status, text, headers }: Answer) {
  return { status, text, cookie: headers.get('set-cookie') }
}

function swapCase(text: string): string {
  return [...text].map(one => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('')
}
