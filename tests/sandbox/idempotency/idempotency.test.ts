import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from '../../../src/sandbox/openSandbox.ts'
import { type Asked, asking, chooseAtLogin, openTestSandbox, withFilled } from '../client.ts'
import { copySeededData } from '../seededData.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
let time = Date.parse('2026-03-01T10:00:00Z')
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic', clock: () => time })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

const headersOf = (key: string) => ({ 'idempotency-key': `"${key}"` })
const ask = (call: string, key: string, asked: Asked = {}) =>
  opened.ask(call, { token, ...asked, headers: headersOf(key) })
const comment = (content: string, entityId = '536365') => ({
  body: { entityType: 'order', entityId, isIssue: false, content },
})
const contents = async (id = '536365'): Promise<string[]> =>
  Object((await opened.ask(`GET /api/comment/order/${id}`, { token })).json()).data.map(
    (one: { content: string }) => one.content,
  )
const timesSaid = async (content: string) => (await contents()).filter(text => text === content).length
const csv = (name: string, text: string) => {
  const body = new FormData()
  body.set('uploadFile', new File([text], name))
  return body
}

describe('call with an idempotency key', () => {
  it('runs once, and the second request with its key gets the first reply', async () => {
    const first = await ask('POST /api/comment/', 'once', comment('once'))
    const second = await ask('POST /api/comment/', 'once', comment('once'))
    expect(first.status).toBe(200)
    expect([second.status, second.json()]).toEqual([200, first.json()])
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await timesSaid('once')).toBe(1)
  })

  it('runs once if the connection was dropped afterwards', async () => {
    await opened.ask('POST /sandbox/faults', {
      body: { call: 'POST /api/comment/', drop: true, late: true, times: 1 },
    })
    await expect(ask('POST /api/comment/', 'dropped', comment('dropped'))).rejects.toThrow('dropped')
    expect((await ask('POST /api/comment/', 'dropped', comment('dropped'))).status).toBe(200)
    expect(await timesSaid('dropped')).toBe(1)
  })

  it('runs once if both requests arrive at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ask('POST /api/comment/', 'crowd', comment('crowd'))),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await timesSaid('crowd')).toBe(1)
  })

  it('is rejected with 422 if its key was used for another body, without effect', async () => {
    await ask('POST /api/comment/', 'other', comment('first'))
    const reply = await ask('POST /api/comment/', 'other', comment('second'))
    expect(reply.status).toBe(422)
    expect(Object(reply.json()).message).toContain('Idempotency-Key')
    expect(await timesSaid('second')).toBe(0)
  })

  it('is rejected with 422 if its key was used for another call with the same body', async () => {
    const { body } = comment('same')
    await ask('POST /api/comment/', 'moved', { body })
    expect((await ask('POST /api/comment', 'moved', { body })).status).toBe(422)
  })

  it('belongs to its user: the same key of another user is another intent', async () => {
    const other = opened.sandbox.signIn('customer-service')
    await ask('POST /api/comment/', 'shared', comment('shared'))
    await ask('POST /api/comment/', 'shared', { ...comment('shared'), token: other })
    expect(await timesSaid('shared')).toBe(2)
  })

  it('can be retried with the same key after a refusal or failure, which had no effect', async () => {
    expect((await ask('POST /api/comment/', 'again', comment(' '))).status).toBe(400)
    expect((await ask('POST /api/comment/', 'again', comment('again'))).status).toBe(200)
    expect(await timesSaid('again')).toBe(1)
  })

  it('can have its key without quotation marks, and an invalid key is rejected', async () => {
    const bare = { 'idempotency-key': 'bare-key' }
    for (const _ of [1, 2])
      await opened.ask('POST /api/comment/', { token, ...comment('bare'), headers: bare })
    expect(await timesSaid('bare')).toBe(1)
    for (const field of ['""', '"a', 'a b', 'x'.repeat(201)]) {
      const reply = await opened.ask('POST /api/comment/', {
        token,
        ...comment('none'),
        headers: { 'idempotency-key': field },
      })
      expect(reply.status, field).toBe(400)
    }
    expect(await timesSaid('none')).toBe(0)
  })

  it('runs again if the first was a day ago', async () => {
    await ask('POST /api/comment/', 'old', comment('old'))
    time += 24 * 3_600_000
    token = opened.sandbox.signIn('admin')
    expect((await ask('POST /api/comment/', 'old', comment('old'))).status).toBe(200)
    expect(await timesSaid('old')).toBe(2)
  })

  it('imports a file once, although the boundary of its form differs each time', async () => {
    const text = 'orderNr,amount,currency,reason\n536365,3.21,GBP,Lost package\n'
    const send = async (key: string, file: string) => {
      const request = new Request('http://127.0.0.1:4000/api/mass-import/import/1', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...headersOf(key) },
        body: csv('rows.csv', file),
      })
      const reply = await opened.sandbox.fetch(request)
      return { status: reply.status, data: await reply.json() }
    }
    const [first, same] = await Promise.all([send('import', text), send('import', text)])
    const third = await send('import', text)
    expect([same, third]).toEqual([first, first])
    expect(first.data).toMatchObject({ success: true, response: '1 row imported.' })
    expect((await send('import', `${text}\n`)).status).toBe(422)
    const options = {
      pagination: { limit: 10, offset: 0 },
      filter: [[{ index: 'amount', value: 3.21, condition: 'equals' }]],
      sort: [],
      columns: [],
    }
    const grid = await opened.ask('POST /api/finance/write-off/grid', { token, body: { options } })
    expect(Object(grid.json()).rowCount).toBe(1)
  })

  it('starts an export once', async () => {
    const gridRequest = {
      pagination: { limit: 10, offset: 0 },
      filter: [],
      sort: [],
      columns: [],
      export: true,
    }
    const body = { reportType: 'finance-write-off', gridRequest }
    await opened.ask('DELETE /api/navigation/notification', { token })
    for (const _ of [1, 2]) expect((await ask('POST /api/report', 'export', { body })).status).toBe(200)
    await opened.sandbox.idle()
    const items: { message: string }[] = Object(
      (await opened.ask('GET /api/navigation/notification', { token })).json(),
    )
    expect(items.filter(({ message }) => message.startsWith('Your export'))).toHaveLength(1)
  })
})

describe('stored reply of a call', () => {
  it('survives a restart, in the transaction of its work', async () => {
    const data = join(folder, 'kept.sqlite')
    copySeededData(data)
    const open = async () => {
      const sandbox = await openSandbox(withFilled({ data, seed: 'basic' }))
      return { sandbox, ask: asking(sandbox), token: sandbox.signIn('admin') }
    }
    const before = await open()
    const headers = headersOf('restart')
    const sent = { ...comment('restart'), headers }
    const first = await before.ask('POST /api/comment/', { token: before.token, ...sent })
    before.sandbox.close()
    const after = await open()
    const second = await after.ask('POST /api/comment/', { token: after.token, ...sent })
    expect(second.text).toBe(first.text)
    const list = await after.ask('GET /api/comment/order/536365', { token: after.token })
    expect(list.text.match(/"content":"restart"/g)).toHaveLength(1)
    after.sandbox.close()
  })

  it('is deleted with a process that a restart interrupted, so that a retry starts it again', async () => {
    const data = join(folder, 'interrupted.sqlite')
    copySeededData(data)
    const gridRequest = {
      pagination: { limit: 10, offset: 0 },
      filter: [],
      sort: [],
      columns: [],
      export: true,
    }
    const sent = { body: { reportType: 'finance-write-off', gridRequest }, headers: headersOf('report') }
    const before = await openSandbox(withFilled({ data, seed: 'basic' }))
    await asking(before)('POST /api/report', { token: before.signIn('finance'), ...sent })
    before.close()
    const after = await openSandbox(withFilled({ data, seed: 'basic' }))
    const finance = after.signIn('finance')
    const reply = await asking(after)('POST /api/report', { token: finance, ...sent })
    expect(reply.headers.get('idempotent-replayed')).toBeNull()
    await after.idle()
    const items = await asking(after)('GET /api/navigation/notification', { token: finance })
    expect(items.text).toContain('SUCCESS_DOWNLOAD')
    after.close()
  })

  it('never contains a session token: a one-time code works for one request, whatever its key', async () => {
    const { ask: asked, close } = await openTestSandbox()
    const code = await chooseAtLogin(asked, 'admin')
    const swap = () =>
      asked(`POST /api/navigation/swap-authenticate-token/${code}`, { headers: headersOf('in') })
    expect([(await swap()).status, (await swap()).status]).toEqual([200, 401])
    close()
  })
})
