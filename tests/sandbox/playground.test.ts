import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openPlayground } from '../../src/playground/server/playground.ts'
import { legacyAnswer } from '../../src/sandbox/dialect/legacyAnswer.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = 'screens/finance/refunds.ts'
const held: Readonly<Record<string, readonly string[]>> = { dev: ['definitions_access'], viewer: [] }

const playground = openPlayground({
  root,
  async api({ headers }) {
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
    const resources = held[token]
    return resources ? Response.json(resources) : Response.json({}, { status: 401 })
  },
})
afterAll(() => playground.close())

async function send(path: string, { token = 'dev', body, headers = {}, host = 'localhost:4000' }: Sent = {}) {
  const reply = await playground.answer(
    new Request(`http://${host}/admin/definitions${path}`, {
      headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
  if (!reply) throw new Error(`Nothing answers ${path}.`)
  return reply
}

interface Sent {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  host?: string
}

describe('playground server', () => {
  it('leaves all other requests to the page', () => {
    for (const path of ['/finance/refunds', '/admin/definitions', '/admin/definitions/preview'])
      expect(playground.answer(new Request(`http://localhost${path}`))).toBeUndefined()
  })

  it('answers a session that holds the resource, on this machine', async () => {
    expect((await send('/data', { token: '' })).status).toBe(401)
    expect((await send('/data', { token: 'stranger' })).status).toBe(401)
    expect((await send('/data', { token: 'viewer' })).status).toBe(403)
    expect((await send('/data', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await send('/data', { host: 'rebound.example' })).status).toBe(403)
    expect(await (await send('/data', { token: 'viewer' })).json()).toEqual({
      message: 'You need the resource definitions_access to see the definitions.',
    })
  })

  it('asks for the resources as a strict server wants to be asked, whose replies are spelt differently', async () => {
    const api = legacyAnswer(({ headers }) => {
      const resources = held[headers.get('authorization')?.replace('Bearer ', '') ?? '']
      return resources ? Response.json(resources) : Response.json({ message: 'Sign in.' }, { status: 401 })
    }, 0)
    const legacy = openPlayground({ root, api: async request => api(request) })
    const status = async (token: string) =>
      (
        await legacy.answer(
          new Request('http://localhost:4000/admin/definitions/text?file=none', {
            headers: { authorization: `Bearer ${token}` },
          }),
        )
      )?.status
    expect([await status('dev'), await status('viewer'), await status('stranger')]).toEqual([404, 403, 401])
    legacy.close()
  })

  it('lists every kind of definition', async () => {
    const reply = await send('/data')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const { items } = await reply.json()
    const kinds = new Set(items.map(({ kind }: { kind: string }) => kind))
    expect([...kinds].sort()).toEqual(['call', 'entity', 'form', 'screen'])
  })

  it('says at once that another version is saved than the page has', async () => {
    const { version } = await (await send('/data')).json()
    expect(await (await send('/saved?since=older')).json()).toEqual({ version })
  })

  it('checks a text and serves the validators of its forms', async () => {
    const name = 'screens/finance/refundSettings.ts'
    const { text } = await (await send(`/text?file=${name}`)).json()
    const { problems, drawn } = await (await send('/check', { body: { file: name, text } })).json()
    expect(problems).toEqual([])
    const [address] = Object.values<string>(drawn.forms)
    const module = await send(address?.replace('/admin/definitions', '') ?? '', { token: '' })
    expect(module.headers.get('content-type')).toContain('text/javascript')
    expect(await module.text()).toContain('export const validate')
    expect(await (await send('/forms/runtime.js', { token: '' })).text()).toContain('export function equal')
    expect((await send('/forms/0000.js', { token: '' })).status).toBe(404)
  })

  it('rejects invalid requests', async () => {
    expect((await send('/check', { body: { file, text: 1 } })).status).toBe(400)
    expect((await send('/check', { body: { file: '../secret.ts', text: '' } })).status).toBe(400)
    expect((await send('/check', { body: { file, text: 'a'.repeat(300_000) } })).status).toBe(400)
    expect((await send('/check', { body: { file, text: 'a'.repeat(2_000_000) } })).status).toBe(413)
    expect((await send('/text?file=package.json')).status).toBe(404)
    expect((await send('/screen?name=none')).status).toBe(404)
  })
})
