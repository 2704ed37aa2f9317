import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [finance, manager] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  finance = opened.sandbox.signIn('finance')
  manager = opened.sandbox.signIn('finance-manager')
})
afterAll(() => opened.close())

interface WriteOff {
  readonly idWriteOff: number
  readonly status: string
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly note: string | null
  readonly variant: string
  readonly partner: string
}

const undecided = ['pending', 'waiting']
const status = (value: string) => [{ index: 'status', value, condition: 'equals' }]
const grid = async (
  variant: string,
  filter: unknown[] = [],
): Promise<{ data: WriteOff[]; rowCount: number }> => {
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  const reply = await opened.ask(`POST /api/finance/${variant}/grid`, { token: finance, body: { options } })
  return Object(reply.json())
}
const post = async (path: string, body: unknown, token = finance) => {
  const reply = await opened.ask(`POST /api/finance/${path}`, { token, body })
  return [reply.status, Object(reply.json()).message]
}
const get = async (path: string) =>
  Object((await opened.ask(`GET /api/finance/${path}`, { token: finance })).json())
const pendingIds = async (variant = 'write-off') =>
  (await grid(variant, [status('pending')])).data.map(row => row.idWriteOff)

describe('write-offs', () => {
  it.each(['write-off', 'write-off-wmt'])('of the variant %s are about 4,000', async variant => {
    const { data, rowCount } = await grid(variant)
    expect(rowCount).toBeGreaterThan(3500)
    expect(rowCount).toBeLessThan(4500)
    expect(new Set(data.map(row => row.variant))).toEqual(new Set([variant]))
  })

  it('have a decider, unless they are pending or wait for a second person', async () => {
    for (const row of (await grid('write-off')).data)
      expect([row.status, row.decidedBy === null, row.decidedAt === null]).toEqual([
        row.status,
        undecided.includes(row.status),
        undecided.includes(row.status),
      ])
  })

  it('can be filtered by the options of their calls', async () => {
    const { data } = await get('write-off/filters')
    expect(Object.keys(data)).toEqual(['status', 'partner', 'reason', 'currency'])
    let sum = 0
    for (const { value } of data.status) sum += (await grid('write-off', [status(value)])).rowCount
    expect(sum).toBe((await grid('write-off')).rowCount)
    expect((await get('write-off-wmt/filters/status')).data).toEqual(data.status)
  })
})

describe('write-off decision', () => {
  it('about one row names its author, and keeps values typed into the row', async () => {
    const [id = 0] = await pendingIds()
    const reply = await post(
      `write-off/${id}/approve`,
      { values: { [String(id)]: { note: 'Agreed by phone' } } },
      manager,
    )
    expect(reply).toEqual([200, '1 write-off was approved.'])
    const { data } = await grid('write-off', [[{ index: 'idWriteOff', value: id, condition: 'equals' }]])
    expect(data[0]).toMatchObject({
      status: 'approved',
      decidedBy: 'finance-manager',
      decidedAt: expect.stringMatching(/^2011-12-10 08:0/),
      note: 'Agreed by phone',
    })
  })

  it('about several rows applies to all of them', async () => {
    const ids = (await pendingIds()).slice(0, 12)
    const values = { [String(ids[0])]: { note: 'first' } }
    expect(await post('write-off/reject', { selection: { ids }, values, note: 'Too late' })).toEqual([
      200,
      '12 write-offs were rejected.',
    ])
    const left = await pendingIds()
    expect(ids.filter(id => left.includes(id))).toEqual([])
  })

  it('about all matching rows excludes exceptions and other rows', async () => {
    const all = (await grid('write-off')).data
    const partner = all.find(row => row.status === 'pending')?.partner
    const filter = [status('pending'), [{ index: 'partner', value: partner, condition: 'equals' }]]
    const matching = (await grid('write-off', filter)).data.map(row => row.idWriteOff)
    const [kept = 0, ...decided] = matching
    expect(decided.length).toBeGreaterThan(2)
    const before = (await pendingIds()).length
    const others = (await pendingIds('write-off-wmt')).length
    const reply = await post('write-off/reject', {
      selection: { all: true, filter, except: [kept] },
      note: 'Too late',
    })
    expect(reply).toEqual([200, `${decided.length} write-offs were rejected.`])
    expect((await pendingIds()).length).toBe(before - decided.length)
    expect(await pendingIds()).toContain(kept)
    expect((await pendingIds('write-off-wmt')).length).toBe(others)
  })

  it('of the second of two users is rejected with the name of the first', async () => {
    const [id = 0] = await pendingIds()
    const both = await Promise.all([
      post(`write-off/${id}/approve`, {}, manager),
      post(`write-off/${id}/reject`, { note: 'Too late' }, finance),
    ])
    expect(both).toEqual([
      [200, '1 write-off was approved.'],
      [409, `Write-off ${id} was already approved by finance-manager.`],
    ])
  })

  it('in bulk is rejected as a whole if one of them is decided already', async () => {
    const ids = (await pendingIds()).slice(0, 5)
    await post(`write-off/${ids[2]}/approve`, {}, manager)
    const before = await pendingIds()
    expect(await post('write-off/reject', { selection: { ids }, note: 'Too late' })).toEqual([
      409,
      `1 of 5 write-offs are already decided: ${ids[2]} (approved by finance-manager). Nothing was changed.`,
    ])
    expect(await pendingIds()).toEqual(before)
  })

  it('about a row of the other variant or an unknown one is rejected without a change', async () => {
    const [other = 0] = await pendingIds('write-off-wmt')
    const [own = 0] = await pendingIds()
    for (const id of [other, 99_999_999])
      expect((await post('write-off/approve', { selection: { ids: [own, id] } }))[0]).toBe(404)
    expect(await pendingIds()).toContain(own)
  })

  it.each([
    {},
    { selection: {} },
    { selection: { ids: [] } },
    { selection: { ids: ['x'] } },
    { selection: { all: true } },
    { selection: { all: true, filter: [[{ index: 'no', value: 1, condition: 'equals' }]], except: [] } },
    { selection: { ids: [1] }, values: { 1: { note: 'x'.repeat(201) } } },
  ])('of %j returns 400', async body => {
    expect(await post('write-off/approve', body)).toEqual([400, expect.any(String)])
  })
})

describe('selected count', () => {
  it('is that of the selection, or of all pending rows without one', async () => {
    expect((await get('write-off/selected')).data.data).toBe((await pendingIds()).length)
    const ids = (await pendingIds()).slice(0, 3)
    const asked = (selection: unknown) =>
      get(`write-off/selected?selection=${encodeURIComponent(JSON.stringify(selection))}`)
    expect((await asked({ ids })).data.data).toBe(3)
    expect((await asked({ all: true, filter: [], except: ids })).data.data).toBe(
      (await grid('write-off')).rowCount - 3,
    )
    expect(
      (await opened.ask('GET /api/finance/write-off/selected?selection=x', { token: finance })).status,
    ).toBe(400)
  })
})
