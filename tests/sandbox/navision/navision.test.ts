import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'
import { pausable } from '../pausable.ts'

const accounting = pausable()
let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [finance, manager] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic', pause: accounting.pause })
  finance = opened.sandbox.signIn('finance')
  manager = opened.sandbox.signIn('finance-manager')
})
afterAll(() => opened.close())

interface Message {
  readonly idMessage: number
  readonly documentNr: string
  readonly status: string
  readonly attempts: number
  readonly errorCode: string | null
  readonly error: string | null
  readonly sentBy: string | null
}

const messages = '/api/finance/settings/navision'
const settings = '/api/finance/settings/nav-general-settings'
const log = '/api/finance/settings/api-log'
const equals = (index: string, value: string | number) => [{ index, value, condition: 'equals' }]
const grid = async <T>(path: string, filter: unknown[] = []): Promise<T[]> => {
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  return Object((await opened.ask(`POST ${path}/grid`, { token: finance, body: { options } })).json()).data
}
const failed = (code: string) =>
  grid<Message>(messages, [equals('status', 'failed'), equals('errorCode', code)])
const message = async (id: unknown) => (await grid<Message>(messages, [equals('idMessage', Number(id))]))[0]
const send = async (call: string, body: unknown = {}, token = finance) => {
  const reply = await opened.ask(call, { token, body })
  return [reply.status, Object(reply.json()).message]
}
const get = async (path: string) => Object((await opened.ask(`GET ${path}`, { token: finance })).json()).data

describe('resent message', () => {
  it('counts one more attempt, is being sent, and is then booked or failed', async () => {
    const [first] = await failed('TIMEOUT')
    const id = first?.idMessage
    const calls = (await grid(log, [equals('idMessage', Number(id))])).length
    accounting.shut()
    expect(await send(`POST ${messages}/${id}/resend`)).toEqual([200, '1 message is being sent to Navision.'])
    expect(await message(id)).toMatchObject({
      status: 'sending',
      attempts: Number(first?.attempts) + 1,
      sentBy: 'finance',
    })
    expect(await send(`POST ${messages}/${id}/resend`, {}, manager)).toEqual([
      409,
      `Message ${id} is being sent by finance.`,
    ])
    accounting.open()
    await opened.sandbox.idle()
    expect(['booked', 'failed']).toContain((await message(id))?.status)
    const entries = await grid<{ payload: string }>(log, [equals('idMessage', Number(id))])
    expect(entries).toHaveLength(calls + 1)
    expect(entries[0]?.payload).toContain(String(first?.documentNr))
    const notifications = await opened.ask('GET /api/navigation/notification', { token: finance })
    expect(notifications.text).toMatch(
      new RegExp(`Message ${id} (?:is booked in Navision|has failed again)\\.`),
    )
  })

  it('is rejected if it is booked already', async () => {
    const [booked] = await grid<Message>(messages, [equals('status', 'booked')])
    expect(await send(`POST ${messages}/${booked?.idMessage}/resend`)).toEqual([
      409,
      `Message ${booked?.idMessage} is already booked.`,
    ])
  })

  it('fails again because of its date until the settings allow it', async () => {
    const [first] = await failed('POSTING_DATE')
    await send(`POST ${messages}/${first?.idMessage}/resend`)
    await opened.sandbox.idle()
    expect(await message(first?.idMessage)).toMatchObject({ status: 'failed', errorCode: 'POSTING_DATE' })
    const { changedAt: _at, changedBy: _by, ...kept } = await get(settings)
    expect(await send(`PUT ${settings}`, { ...kept, postingFrom: '2011-11-01' }, manager)).toEqual([
      200,
      'The Navision settings were saved.',
    ])
    await send(`POST ${messages}/${first?.idMessage}/resend`)
    await opened.sandbox.idle()
    expect((await message(first?.idMessage))?.errorCode).not.toBe('POSTING_DATE')
  })
})

describe('several messages', () => {
  it('are sent as a process that reports how many are booked', async () => {
    const ids = (await failed('POSTING_DATE')).map(one => one.idMessage).slice(0, 8)
    expect(await send(`POST ${messages}/resend`, { selection: { ids } })).toEqual([
      200,
      '8 messages are being sent to Navision.',
    ])
    await opened.sandbox.idle()
    const after = await Promise.all(ids.map(message))
    const booked = after.filter(one => one?.status === 'booked').length
    expect(booked).toBeGreaterThan(3)
    const notifications = await opened.ask('GET /api/navigation/notification', { token: finance })
    expect(notifications.text).toMatch(/(?:All 8|\d of 8) messages are booked in Navision/)
  })

  it('are all rejected if one cannot be sent', async () => {
    const ids = (await failed('LOCKED')).map(one => one.idMessage).slice(0, 2)
    const [booked] = await grid<Message>(messages, [equals('status', 'booked')])
    expect(
      await send(`POST ${messages}/resend`, { selection: { ids: [...ids, booked?.idMessage] } }),
    ).toEqual([
      409,
      `1 of 3 messages cannot be sent: ${booked?.idMessage} is already booked. Nothing was changed.`,
    ])
    expect((await message(ids[0]))?.status).toBe('failed')
  })
})

describe('message that should not be booked', () => {
  it('is closed once, after it has failed', async () => {
    const [first] = await failed('DOCUMENT_EXISTS')
    expect(await send(`POST ${messages}/${first?.idMessage}/close`)).toEqual([200, '1 message is closed.'])
    expect(await send(`POST ${messages}/${first?.idMessage}/close`, {}, manager)).toEqual([
      409,
      `Message ${first?.idMessage} was closed by finance.`,
    ])
    expect(await send(`POST ${messages}/${first?.idMessage}/resend`, {}, manager)).toEqual([
      409,
      `Message ${first?.idMessage} was closed by finance.`,
    ])
  })
})

describe('Navision settings', () => {
  it('reject invalid fields, and report a conflict to the second of two users', async () => {
    const { changedAt: _at, changedBy: _by, ...kept } = await get(settings)
    const wrong = { ...kept, serviceUrl: 'http://navision', postingTo: '2010-01-01' }
    const reply = await opened.ask(`PUT ${settings}`, { token: finance, body: wrong })
    expect(reply.status).toBe(400)
    expect(Object(reply.json()).errors).toEqual([
      { field: 'serviceUrl', message: 'Enter an address that begins with https://.' },
      { field: 'postingTo', message: 'The last posting date cannot be before the first.' },
    ])
    const empty = { ...kept, company: ' ', postingFrom: '2011-02-30' }
    const refused = await opened.ask(`PUT ${settings}`, { token: finance, body: empty })
    expect(Object(refused.json()).errors).toEqual([
      { field: 'company', message: 'This is required.' },
      { field: 'postingFrom', message: 'This date does not exist.' },
    ])
    expect((await send(`PUT ${settings}`, { ...kept, enabled: false, password: 'x' }, manager))[0]).toBe(200)
    expect(await send(`PUT ${settings}`, { ...kept, maxAttempts: 3 })).toEqual([
      409,
      'finance-manager changed these settings in the meantime. Check them and try again.',
    ])
    expect(await get(settings)).toMatchObject({ enabled: false, changedBy: 'finance-manager' })
    expect(JSON.stringify(await get(settings))).not.toContain('password')
  })

  it('keep automatic attempts below the maximum, and every message within both', async () => {
    const save = async (change: object) => {
      const { changedAt: _at, changedBy: _by, ...kept } = await get(settings)
      return opened.ask(`PUT ${settings}`, { token: manager, body: { ...kept, enabled: true, ...change } })
    }
    expect((await save({ automaticAttempts: 6, maxAttempts: 5 })).json()).toMatchObject({
      errors: [{ field: 'automaticAttempts' }],
    })
    const [first] = await failed('TIMEOUT')
    const attempts = Number(first?.attempts)
    expect((await save({ automaticAttempts: 1, maxAttempts: attempts })).status).toBe(200)
    expect(await send(`POST ${messages}/${first?.idMessage}/resend`)).toEqual([
      409,
      `Message ${first?.idMessage} has had ${attempts} attempts, the most that the settings allow.`,
    ])
    expect((await save({ maxAttempts: attempts + 1 })).status).toBe(200)
    expect((await send(`POST ${messages}/${first?.idMessage}/resend`))[0]).toBe(200)
    await opened.sandbox.idle()
    expect((await save({ enabled: false })).status).toBe(200)
  })

  it('can disable sending', async () => {
    const [first] = await failed('LOCKED')
    expect(await send(`POST ${messages}/${first?.idMessage}/resend`)).toEqual([
      409,
      'Sending to Navision is switched off in the Navision settings.',
    ])
  })
})

describe('API log', () => {
  it('contains calls of every system, in both directions, successful and failed', async () => {
    expect((await get(`${log}/systems`)).map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining(['Address check', 'Bank', 'Navision', 'Payment provider']),
    )
    for (const outcome of ['ok', 'refused', 'failed', 'lost'])
      expect((await grid(log, [equals('outcome', outcome)])).length).toBeGreaterThan(2)
    expect((await grid(log, [equals('direction', 'in')])).length).toBeGreaterThan(100)
  })

  it('contains each entry in full', async () => {
    const [entry] = await grid<{ idCall: number }>(log, [equals('outcome', 'refused')])
    const whole = await get(`${log}/${entry?.idCall}`)
    expect(whole).toMatchObject({ method: 'POST', status: 422, statusText: 'Unprocessable Content' })
    expect(JSON.parse(whole.request)).toMatchObject({ documentNo: whole.documentNr })
    expect((await opened.ask(`GET ${log}/9999999`, { token: finance })).status).toBe(404)
  })
})
