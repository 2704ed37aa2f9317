import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [finance, manager, admin] = ['', '', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  finance = opened.sandbox.signIn('finance')
  manager = opened.sandbox.signIn('finance-manager')
  admin = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

interface Invoice {
  readonly idInvoice: number
  readonly invoiceNr: string
  readonly type: string
  readonly net: number
  readonly vat: number
  readonly amount: number
  readonly status: string
  readonly decidedBy: string | null
  readonly idRefund: number | null
}
async function invoices(filter: unknown[] = []): Promise<Invoice[]> {
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  const reply = await opened.ask('POST /api/finance/pending-invoices/grid', {
    token: finance,
    body: { options },
  })
  return Object(reply.json()).data
}
const pending = () => invoices([[{ index: 'status', value: 'pending', condition: 'equals' }]])
async function post(path: string, body: object = {}, token = manager) {
  const reply = await opened.ask(`POST /api/finance/pending-invoices/${path}`, { token, body })
  return [reply.status, Object(reply.json()).message]
}

describe('pending invoices', () => {
  it('add up, and each credit note belongs to a refund', async () => {
    for (const one of await invoices()) {
      expect(one.net + one.vat).toBeCloseTo(one.amount, 5)
      expect(one.amount < 0).toBe(one.type === 'creditNote')
      expect(one.idRefund === null).toBe(one.type === 'invoice')
      expect(one.decidedBy === null).toBe(one.status === 'pending')
    }
  })

  it('are decided only by managers (spec 2 §6)', async () => {
    const [one] = await pending()
    expect((await post(`${one?.idInvoice}/approve`, {}, finance))[0]).toBe(403)
    expect((await post('approve', { selection: { ids: [one?.idInvoice] } }, finance))[0]).toBe(403)
    expect(await post(`${one?.idInvoice}/approve`)).toEqual([200, '1 invoice was approved.'])
  })

  it('are rejected with a reason', async () => {
    const [one] = await pending()
    expect(await post(`${one?.idInvoice}/reject`)).toEqual([400, 'reason is not valid: This is required.'])
    expect(
      await post(`${one?.idInvoice}/reject`, { reason: 'Amount is wrong', note: 'Shipping twice' }),
    ).toEqual([200, '1 invoice was rejected.'])
    const [rejected] = await invoices([
      [{ index: 'idInvoice', value: one?.idInvoice ?? 0, condition: 'equals' }],
    ])
    expect(rejected).toMatchObject({ status: 'rejected', note: 'Amount is wrong: Shipping twice' })
  })

  it('report a conflict to the second of two users, without a change', async () => {
    const [first, second] = await pending()
    await post(`${first?.idInvoice}/approve`, {}, admin)
    expect(await post(`${first?.idInvoice}/approve`)).toEqual([
      409,
      `Invoice ${first?.invoiceNr} was already approved by admin.`,
    ])
    expect(await post('approve', { selection: { ids: [first?.idInvoice, second?.idInvoice] } })).toEqual([
      409,
      `1 of 2 invoices are already decided: ${first?.invoiceNr} (approved by admin). Nothing was changed.`,
    ])
    expect((await pending())[0]?.idInvoice).toBe(second?.idInvoice)
  })

  it('are filtered initially by their open statuses', async () => {
    const reply = await opened.ask('GET /api/finance/pending-invoices/filters/default', { token: finance })
    expect(reply.json()).toEqual({ success: true, data: [{ index: 'status', value: ['pending'] }] })
  })
})

describe('write-off history', () => {
  const history = async (filter: unknown[] = []) => {
    const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
    const reply = await opened.ask('POST /api/finance/write-off/history/grid', {
      token: finance,
      body: { options },
    })
    return Object(reply.json())
  }

  it('contains decided write-offs of both variants, the newest decision first', async () => {
    const { data } = await history()
    expect(new Set(data.map((row: { status: string }) => row.status))).toEqual(
      new Set(['approved', 'booked', 'rejected']),
    )
    expect(new Set(data.map((row: { variant: string }) => row.variant)).size).toBe(2)
    const times = data.map((row: { decidedAt: string }) => row.decidedAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('contains the reason and the comment of a decision', async () => {
    const body = { options: { pagination: { limit: 3, offset: 0 }, sort: [], columns: [] } }
    const filter = [[{ index: 'status', value: 'pending', condition: 'equals' }]]
    const reply = await opened.ask('POST /api/finance/write-off/grid', {
      token: finance,
      body: { options: { ...body.options, filter } },
    })
    const ids: number[] = Object(reply.json()).data.map((row: { idWriteOff: number }) => row.idWriteOff)
    const values = { [String(ids[0])]: { note: 'Signed for' } }
    const note = 'The partner pays it'
    await opened.ask('POST /api/finance/write-off/reject', {
      token: finance,
      body: { selection: { ids }, values, note },
    })
    const { data } = await history([[{ index: 'idWriteOff', value: ids, condition: 'in' }]])
    expect(
      new Map(data.map((row: { idWriteOff: number; note: string }) => [row.idWriteOff, row.note])),
    ).toEqual(new Map(ids.map((id, at) => [id, at === 0 ? 'Signed for' : note])))
  })
})
