import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../src/sandbox/database/rows.ts'
import { personas } from '../../../src/sandbox/session/personas.ts'
import { type asking, chooseAtLogin, openTestSandbox, origin } from '../client.ts'

let now = Date.UTC(2026, 0, 1)
let opened: Awaited<ReturnType<typeof openTestSandbox>>
let ask: ReturnType<typeof asking>

beforeEach(async () => {
  opened = await openTestSandbox({ clock: () => now, origins: ['https://console.example.com'] })
  ask = opened.ask
})
afterEach(() => opened.close())

describe('access-control login', () => {
  it('offers one button per persona, named Sign in as {persona}', async () => {
    const page = await ask('GET /sandbox/access-control/login?return=/login')
    const names = [...page.text.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(match => match[1])
    expect(names).toEqual(
      [
        'admin',
        'finance',
        'finance-manager',
        'cash-reconciliation',
        'collection-partner',
        'customer-service',
        'returns',
        'payout',
        'rules-admin',
        'viewer',
      ].map(name => `Sign in as ${name}`),
    )
  })

  it('contains no inline script or style and says so in its policy', async () => {
    const page = await ask('GET /sandbox/access-control/login?return=/login')
    expect(page.text).not.toMatch(/<script|<style|style=|\son\w+=/i)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect((await ask('GET /sandbox/sandbox.css')).headers.get('content-type')).toBe(
      'text/css; charset=utf-8',
    )
  })

  it('keeps the return address and adds the code to it', async () => {
    const back = encodeURIComponent(`${origin}/login?returnTo=/finance/refunds?page=2`)
    const reply = await ask(`POST /sandbox/access-control/login?return=${back}`, {
      body: 'persona=finance',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const location = new URL(reply.headers.get('location') ?? '')
    expect(reply.status).toBe(303)
    expect(location.searchParams.get('returnTo')).toBe('/finance/refunds?page=2')
    expect(location.searchParams.get('jwt')).toMatch(/^[\w-]{43}$/)
  })

  it.each([
    'https://evil.example',
    '//evil.example/login',
    'javascript:alert(1)',
    'data:text/html,x',
    `${origin}.evil.example/`,
    'http://user:secret@127.0.0.1:4000/login',
  ])('does not redirect to %s', async address => {
    const call = `/sandbox/access-control/login?return=${encodeURIComponent(address)}`
    expect((await ask(`GET ${call}`)).status).toBe(400)
    const reply = await ask(`POST ${call}`, {
      body: 'persona=admin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null])
  })

  it('redirects to a configured origin', async () => {
    const back = encodeURIComponent('https://console.example.com/login')
    expect((await ask(`GET /sandbox/access-control/login?return=${back}`)).status).toBe(200)
  })

  it('rejects a form that another site has posted', async () => {
    const reply = await ask('POST /sandbox/access-control/login?return=/login', {
      body: 'persona=admin',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    })
    expect(reply.status).toBe(400)
  })

  it('says that the user is signed out after a logout', async () => {
    expect((await ask('GET /sandbox/access-control/login?return=/login&logout=1')).text).toContain(
      'You are signed out.',
    )
  })
})

describe('one-time code', () => {
  it('is exchanged for a session token once', async () => {
    const code = await chooseAtLogin(ask, 'finance')
    const first = await ask(`POST /api/navigation/swap-authenticate-token/${code}`)
    expect(first.json()).toEqual({ satellizer: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await ask(`POST /api/navigation/swap-authenticate-token/${code}`)).status).toBe(401)
  })

  it('is valid for 60 s', async () => {
    const code = await chooseAtLogin(ask, 'finance')
    now += 60_000
    expect((await ask(`POST /api/navigation/swap-authenticate-token/${code}`)).status).toBe(401)
  })

  it('is not a session token', async () => {
    const code = await chooseAtLogin(ask, 'finance')
    expect((await ask('GET /get-profile', { token: code })).status).toBe(401)
  })
})

describe('Google sign-in', () => {
  const authorize = (state: string, redirect = `${origin}/login`) =>
    ask(
      `POST /sandbox/google/authorize?client_id=c&state=${state}&redirect_uri=${encodeURIComponent(redirect)}`,
      { body: 'persona=payout', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    )
  const fetchState = async () =>
    String(Object(await ask('GET /api/navigation/authenticate/state').then(reply => reply.json())).state)

  it('exchanges code and state for a session token, once', async () => {
    const state = await fetchState()
    const back = new URL((await authorize(state)).headers.get('location') ?? '')
    expect(back.searchParams.get('state')).toBe(state)
    const body = {
      code: back.searchParams.get('code'),
      state,
      redirectUri: `${origin}/login`,
      clientId: 'c',
    }
    expect((await ask('POST /api/navigation/authenticate/google', { body })).status).toBe(200)
    expect((await ask('POST /api/navigation/authenticate/google', { body })).status).toBe(401)
  })

  it('rejects an unknown state', async () => {
    const back = new URL((await authorize('made-up')).headers.get('location') ?? '')
    const body = { code: back.searchParams.get('code'), state: 'made-up', redirectUri: `${origin}/login` }
    expect((await ask('POST /api/navigation/authenticate/google', { body })).status).toBe(401)
  })

  it('rejects a code for another address', async () => {
    const state = await fetchState()
    const back = new URL((await authorize(state)).headers.get('location') ?? '')
    const body = { code: back.searchParams.get('code'), state, redirectUri: `${origin}/elsewhere` }
    expect((await ask('POST /api/navigation/authenticate/google', { body })).status).toBe(401)
  })

  it.each([{}, { code: 1 }, [], 'x'])('returns 400 for %j', async body => {
    expect((await ask('POST /api/navigation/authenticate/google', { body })).status).toBe(400)
  })
})

describe('session', () => {
  it('returns the user and their resources', async () => {
    for (const { name, email, resources } of personas) {
      const token = opened.sandbox.signIn(name)
      expect((await ask('GET /get-profile', { token })).json()).toEqual({ data: { username: name, email } })
      expect((await ask('GET /api/navigation/acl-resource', { token })).json()).toEqual({
        success: true,
        data: resources,
      })
    }
  })

  it('ends after 8 h', async () => {
    const token = opened.sandbox.signIn('admin')
    now += 8 * 3_600_000 - 1
    expect((await ask('GET /get-profile', { token })).status).toBe(200)
    now += 1
    expect((await ask('GET /get-profile', { token })).status).toBe(401)
  })

  it('ends with the logout', async () => {
    const token = opened.sandbox.signIn('admin')
    expect((await ask('GET /api/navigation/logout?keepState=false', { token })).status).toBe(200)
    expect((await ask('GET /get-profile', { token })).status).toBe(401)
  })

  it.each(['', 'x', 'null', "' OR 1=1 --", 'a'.repeat(43), 'a'.repeat(5000)])(
    'answers 401 to the token %j',
    async token => {
      const reply = await ask('GET /get-profile', { token })
      expect([reply.status, reply.json()]).toEqual([401, { message: expect.any(String) }])
    },
  )

  it('returns 401 for a token with one changed character', async () => {
    const token = opened.sandbox.signIn('admin')
    const tampered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    expect((await ask('GET /get-profile', { token: tampered })).status).toBe(401)
  })

  it('returns 401 for the token of another sandbox', async () => {
    const other = await openTestSandbox()
    const token = other.sandbox.signIn('admin')
    other.close()
    expect((await ask('GET /get-profile', { token })).status).toBe(401)
  })

  it('accepts the cookie only for GET', async () => {
    const headers = { cookie: `other=1; operations_console=${opened.sandbox.signIn('admin')}` }
    expect((await ask('GET /get-profile', { headers })).status).toBe(200)
    expect((await ask('DELETE /api/navigation/notification', { headers })).status).toBe(401)
  })

  it.each(['operations_console=', 'operations_console=%00', 'operations_console="; x', 'operations_console'])(
    'answers 401 to the cookie %j',
    async cookie => expect((await ask('GET /get-profile', { headers: { cookie } })).status).toBe(401),
  )

  it('stores neither token nor code', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'session-')), 'data.sqlite')
    const { sandbox, ask: askOther, close } = await openTestSandbox({ data })
    const secrets = [sandbox.signIn('admin'), await chooseAtLogin(askOther, 'finance')]
    close()
    const db = new DatabaseSync(data)
    const kept = JSON.stringify([
      ...rowsOf(db, 'SELECT * FROM sessions'),
      ...rowsOf(db, 'SELECT * FROM one_time_codes'),
    ])
    db.close()
    rmSync(dirname(data), { recursive: true })
    expect(kept).toContain('admin')
    for (const secret of secrets) expect(kept).not.toContain(secret)
  })
})
