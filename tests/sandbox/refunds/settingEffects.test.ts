import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equals, gridRows, openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic', pause: async () => undefined })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

interface Row {
  readonly [field: string]: string | number | null
}

const log = '/api/finance/settings/api-log'
const settings = '/api/finance/settings/nav-general-settings'
const get = async (path: string) => Object((await opened.ask(`GET ${path}`, { token })).json()).data
const save = async (key: string, body: object) =>
  (await opened.ask(`PUT /api/oms/database-settings/${key}`, { token, body })).status
/** What was sent to that system, the newest last. */
async function sentTo(system: string): Promise<unknown[]> {
  const rows = await gridRows<Row>(opened.ask, `${log}/grid`, token, [equals('system', system)])
  const ids = rows.map(({ idCall }) => Number(idCall)).toSorted((a, b) => a - b)
  const sent: unknown[] = []
  for (const id of ids) sent.push(JSON.parse((await get(`${log}/${id}`)).request))
  return sent
}

describe('setting of the order management', () => {
  it('sets the sender of the SMS with the link to confirm an order', async () => {
    const waiting = await gridRows<Row>(opened.ask, '/api/cs/verification/grid', token, [
      equals('status', 'waiting'),
    ])
    const link = async () => {
      const path = `/api/cs/verification/${waiting[0]?.orderNr}/link`
      expect((await opened.ask(`POST ${path}`, { token, body: {} })).status).toBe(200)
      return (await sentTo('SMS gateway')).at(-1)
    }
    expect(await link()).toMatchObject({ from: 'Operations Shop', template: 'order-verification' })
    expect(await save('cs_verification_caller_id', { text: 'Shop UK', version: 0 })).toBe(200)
    expect(await link()).toMatchObject({ from: 'Shop UK' })
    expect(await save('cs_verification_caller_id', { text: '', version: 1 })).toBe(200)
    expect(await link()).not.toHaveProperty('from')
  })

  it('sets who gets a mail when the accounting system does not answer', async () => {
    const { changedAt: _at, changedBy: _by, ...kept } = await get(settings)
    const body = { ...kept, enabled: true, maxAttempts: 9, serviceUrl: 'https://nobody.example/nav' }
    expect((await opened.ask(`PUT ${settings}`, { token, body })).status).toBe(200)
    const failed = await gridRows<Row>(opened.ask, '/api/finance/settings/navision/grid', token, [
      equals('status', 'failed'),
    ])
    const resend = async (at: number) => {
      const path = `/api/finance/settings/navision/${failed[at]?.idMessage}/resend`
      expect((await opened.ask(`POST ${path}`, { token, body: {} })).status).toBe(200)
      await opened.sandbox.idle()
      return (await sentTo('Mail')).length
    }
    const before = (await sentTo('Mail')).length
    expect(await resend(0)).toBe(before + 1)
    expect((await sentTo('Mail')).at(-1)).toEqual({
      to: 'operations@example.com',
      template: 'connection-failed',
      document: failed[0]?.documentNr,
    })
    expect(await save('oms_incident_email', { email: '', version: 0 })).toBe(200)
    expect(await resend(1)).toBe(before + 1)
  })
})
