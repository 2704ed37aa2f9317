import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equals, gridRows, openTestSandbox, origin } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

interface Row {
  readonly [field: string]: string | number | null
}

const second = 'finance-manager'
const ask = (call: string, body: unknown = {}, persona = 'finance') =>
  opened.ask(call.replace(' ', ' /api/finance/'), { token: opened.sandbox.signIn(persona), body })
const said = async (call: string, body?: unknown, persona?: string) => {
  const { status, json } = await ask(call, body, persona)
  return [status, Object(json()).message]
}
const grid = (path: string, filter: unknown[] = [], persona = 'admin') =>
  gridRows<Row>(opened.ask, `/api/finance/${path}/grid`, opened.sandbox.signIn(persona), filter)
const pending = async (variant = 'write-off') => await grid(variant, [equals('status', 'pending')])
/** Pending write-offs of orders that have no other one, above the limit. */
async function large(count: number): Promise<Row[]> {
  const rows = (await pending()).filter(({ amount }) => Math.abs(Number(amount)) > 1000)
  expect(rows.length).toBeGreaterThanOrEqual(count)
  return rows.slice(0, count)
}
const one = async (id: unknown) => (await grid('write-off', [equals('idWriteOff', Number(id))]))[0]
const requestOf = async (id: unknown, persona?: string) =>
  (await grid('write-off-approvals', [equals('idWriteOff', Number(id))], persona)).at(-1)
const journals = async (id: unknown) =>
  (await grid('settings/navision', [equals('documentNr', `WO-${id}`)])).length

describe('write-off above the limit', () => {
  it('is written off only after the approval of a second person', async () => {
    const [row] = await large(1)
    const id = row?.idWriteOff
    expect(await said(`POST write-off/${id}/approve`, { note: 'Agreed' })).toEqual([
      200,
      '1 write-off is waiting for a second person: above the limit, one approval is not enough.',
    ])
    expect(await one(id)).toMatchObject({ status: 'waiting', decidedBy: null, askedBy: 'finance' })
    expect(await journals(id)).toBe(0)
    const request = await requestOf(id, second)
    expect(request).toMatchObject({ status: 'pending', amount: row?.amount, note: 'Agreed', blocked: null })

    expect(await said(`POST write-off/${id}/approve`, {}, second)).toEqual([
      409,
      `Write-off ${id} was approved by finance. A second person must decide it.`,
    ])
    const path = `POST write-off-approvals/${request?.idRequest}`
    expect((await ask(`${path}/approve`)).status).toBe(403)
    expect(await said(`${path}/approve?version=1`, {}, second)).toEqual([200, '1 write-off was approved.'])
    expect(await one(id)).toMatchObject({
      status: 'approved',
      decidedBy: second,
      askedBy: 'finance',
      note: 'Agreed',
    })
    expect(await journals(id)).toBe(1)
    expect(await said(`${path}/approve`, {}, 'admin')).toEqual([
      409,
      `Request ${request?.idRequest} was already approved by ${second}.`,
    ])
    expect(await journals(id)).toBe(1)
  })

  it('cannot be decided by its first approver, and says so in advance', async () => {
    const [row] = await large(1)
    await ask(`POST write-off/${row?.idWriteOff}/approve`, {}, second)
    const request = await requestOf(row?.idWriteOff, second)
    const why = 'You approved this yourself. Someone else must decide it.'
    expect(request).toMatchObject({ blocked: why, own: 'yes' })
    expect(await requestOf(row?.idWriteOff, 'admin')).toMatchObject({ blocked: null, own: 'no' })
    const refused = [409, `You approved write-off ${row?.idWriteOff} yourself. Someone else must decide it.`]
    const path = `POST write-off-approvals/${request?.idRequest}`
    expect(await said(`${path}/approve`, {}, second)).toEqual(refused)
    expect(await said(`${path}/reject`, { note: 'No' }, second)).toEqual(refused)
    expect(await one(row?.idWriteOff)).toMatchObject({ status: 'waiting' })
  })

  it('is rejected by the second person with a reason, and stays open', async () => {
    const [row] = await large(1)
    await ask(`POST write-off/${row?.idWriteOff}/approve`)
    const { idRequest } = (await requestOf(row?.idWriteOff)) ?? {}
    expect((await ask(`POST write-off-approvals/${idRequest}/reject`, {}, second)).status).toBe(400)
    const why = { note: 'Documents are missing.' }
    expect(await said(`POST write-off-approvals/${idRequest}/reject`, why, second)).toEqual([
      200,
      '1 write-off was rejected.',
    ])
    expect(await one(row?.idWriteOff)).toMatchObject({
      status: 'rejected',
      decidedBy: second,
      note: 'Documents are missing.',
    })
    expect(await journals(row?.idWriteOff)).toBe(0)
  })

  it('is pending again when its author withdraws it, which nobody else can', async () => {
    const [row] = await large(1)
    await ask(`POST write-off/${row?.idWriteOff}/approve`)
    const { idRequest } = (await one(row?.idWriteOff)) ?? {}
    const own = async (persona: string) =>
      (await grid('write-off', [equals('idWriteOff', Number(row?.idWriteOff))], persona))[0]?.own
    expect([await own('finance'), await own(second)]).toEqual(['yes', 'no'])
    expect(await said(`POST write-off-approvals/${idRequest}/withdraw`, {}, second)).toEqual([
      409,
      `Request ${idRequest} can only be withdrawn by finance, who made it.`,
    ])
    expect(await said(`POST write-off-approvals/${idRequest}/withdraw`)).toEqual([
      200,
      `Write-off ${row?.idWriteOff} is pending again.`,
    ])
    expect(await one(row?.idWriteOff)).toMatchObject({ status: 'pending', askedBy: null, idRequest: null })
    expect((await ask(`POST write-off-approvals/${idRequest}/approve`, {}, second)).status).toBe(409)
  })

  it('waits among others that are approved at once', async () => {
    const [above] = await large(1)
    const small = (await pending()).filter(({ amount }) => Math.abs(Number(amount)) < 50).slice(0, 3)
    const ids = [above, ...small].map(row => row?.idWriteOff)
    expect(await said('POST write-off/approve', { selection: { ids } })).toEqual([
      200,
      '3 write-offs were approved. 1 write-off is waiting for a second person: above the limit, one approval is not enough.',
    ])
    expect(await one(above?.idWriteOff)).toMatchObject({ status: 'waiting' })
    expect(await one(small[0]?.idWriteOff)).toMatchObject({ status: 'approved', decidedBy: 'finance' })
  })

  it('can be rejected by one person', async () => {
    const [row] = await large(1)
    expect(await said(`POST write-off/${row?.idWriteOff}/reject`, { note: 'Not ours' })).toEqual([
      200,
      '1 write-off was rejected.',
    ])
  })
})

describe('write-off limit', () => {
  it('adds up what one person has approved alone for the same order', async () => {
    const [order] = (await large(1)).map(row => row.orderNr)
    const currency = (await large(1))[0]?.currency
    const lines = ['600.00', '700.00'].map(amount => `${order},${amount},${currency},Lost package`)
    await importFile(['orderNr,amount,currency,reason', ...lines].join('\n'))
    const rows = (
      await grid('write-off', [equals('orderNr', String(order)), equals('status', 'pending')])
    ).filter(({ amount }) => amount === 600 || amount === 700)
    expect(rows).toHaveLength(2)
    expect(await said(`POST write-off/${rows[0]?.idWriteOff}/approve`)).toEqual([
      200,
      '1 write-off was approved.',
    ])
    expect(await said(`POST write-off/${rows[1]?.idWriteOff}/approve`)).toEqual([
      200,
      expect.stringContaining('is waiting for a second person'),
    ])
  })

  it('is a setting that does not apply to the person who set it', async () => {
    const token = opened.sandbox.signIn('admin')
    const set = async (decimal: number, version: number) =>
      (
        await opened.ask('PUT /api/oms/database-settings/finance_write_off_limit', {
          token,
          body: { decimal, version },
        })
      ).status
    expect(await set(5, 0)).toBe(200)
    const [row] = (await pending()).filter(({ amount }) => Number(amount) > 6 && Number(amount) < 100)
    expect(await said(`POST write-off/${row?.idWriteOff}/approve`)).toEqual([
      200,
      expect.stringContaining('is waiting for a second person'),
    ])
    expect(await set(0, 1)).toBe(200)
    const [[above], [small]] = [
      await large(1),
      (await pending()).filter(({ amount }) => Math.abs(Number(amount)) < 50),
    ]
    expect(await said(`POST write-off/${above?.idWriteOff}/approve`)).toEqual([
      200,
      '1 write-off was approved.',
    ])
    expect(await said(`POST write-off/${small?.idWriteOff}/approve`, {}, 'admin')).toEqual([
      200,
      expect.stringContaining('is waiting for a second person'),
    ])
    expect(await set(1000, 2)).toBe(200)
  })
})

describe('write-off approval queue', () => {
  it('is decided for several at once, all or none, after the sum is shown', async () => {
    const rows = await large(2)
    for (const row of rows) await ask(`POST write-off/${row.idWriteOff}/approve`)
    const own = (await large(1))[0]
    await ask(`POST write-off/${own?.idWriteOff}/approve`, {}, second)
    const ids: (string | number | null | undefined)[] = []
    for (const row of [...rows, own]) ids.push((await requestOf(row?.idWriteOff))?.idRequest)
    const selection = { ids }
    const sum = Object((await ask('POST write-off-approvals/sum', { selection }, second)).json()).data
    expect(sum).toMatchObject({ rowCount: 3 })
    expect((await ask('POST write-off-approvals/approve', { selection }, second)).status).toBe(409)
    for (const row of rows) expect(await one(row.idWriteOff)).toMatchObject({ status: 'waiting' })
    expect(await said('POST write-off-approvals/approve', { selection }, 'admin')).toEqual([
      200,
      '3 write-offs were approved.',
    ])
    for (const row of rows) expect(await one(row.idWriteOff)).toMatchObject({ status: 'approved' })
  })

  it('contains from the start what one person approved above the limit', async () => {
    const fresh = await openTestSandbox({ seed: 'basic' })
    const rows = await gridRows<Row>(
      fresh.ask,
      '/api/finance/write-off-approvals/grid',
      fresh.sandbox.signIn(second),
    )
    fresh.close()
    expect(rows.filter(({ status }) => status === 'pending').length).toBeGreaterThan(3)
    for (const row of rows) {
      expect(Math.abs(Number(row.amount))).toBeGreaterThan(1000)
      if (row.status === 'approved') expect(row.decidedBy).not.toBe(row.askedBy)
    }
  })
})

async function importFile(csv: string): Promise<void> {
  const body = new FormData()
  body.append('uploadFile', new File([csv], 'rows.csv'))
  const authorization = `Bearer ${opened.sandbox.signIn('finance')}`
  const address = `${origin}/api/mass-import/import/1`
  const reply = await opened.sandbox.fetch(
    new Request(address, { method: 'POST', headers: { authorization }, body }),
  )
  expect(await reply.json()).toMatchObject({ success: true, response: '2 rows imported.' })
}
