import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

type Total = { readonly field: string; readonly amount: number; readonly currency: string }
const ask = async (path: string, body: object) => {
  const reply = await opened.ask(`POST ${path}`, { token, body })
  return reply.status === 200 ? Object(reply.json()).data : reply.status
}
async function rows(path: string, filter: object[], isBare: boolean): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = []
  for (let page = 0; page < 20 && all.length === page * 1000; page++) {
    const options = { pagination: { limit: 1000, offset: page * 1000 }, filter, sort: [], columns: [] }
    all.push(...(await ask(`${path}/grid`, isBare ? options : { options })))
  }
  return all
}

describe('grid totals', () => {
  it.each([
    ['/api/cash-reconciliation/payments', ['amount', 'outstanding'], true],
    ['/api/payout/payouts', ['net', 'gross'], true],
    ['/api/finance/pending-invoices', ['amount'], false],
    ['/api/finance/write-off', ['amount'], false],
    ['/api/finance/write-off-wmt', ['amount'], false],
    ['/api/finance/write-off/history', ['amount'], false],
    ['/api/finance/write-off-approvals', ['amount'], false],
    ['/api/rma', ['amount'], false],
    ['/api/cs/invalid', ['amount'], false],
    ['/api/cash-reconciliation/transactions-lists', ['total'], true],
    ['/api/cash-reconciliation/finance-dashboard', ['collected', 'closing'], true],
  ])('%s: are the sums of all rows in each currency', async (path, fields, isBare) => {
    const filter = [[{ index: 'currency', value: 'GBP', condition: 'equals' }]]
    for (const sent of [[], filter]) {
      const totals: Total[] = await ask(`${path}/totals`, { fields, filter: sent })
      const all = await rows(path, sent, isBare)
      expect(all.length).toBeGreaterThan(10)
      for (const { field, amount, currency } of totals) {
        const own = all
          .filter(row => row.currency === currency)
          .map(row => Math.round(Number(row[field]) * 100))
        expect([field, currency, amount]).toEqual([
          field,
          currency,
          own.reduce((sum, one) => sum + one, 0) / 100,
        ])
      }
      const currencies = new Set(all.map(row => row.currency))
      expect(totals).toHaveLength(fields.length * currencies.size)
    }
  })

  it('are refused for texts and unknown fields, and to users who do not see the rows', async () => {
    const path = '/api/payout/payouts/totals'
    expect(await ask(path, { fields: ['partnerName'], filter: [] })).toBe(400)
    expect(await ask(path, { fields: ['nothing'], filter: [] })).toBe(400)
    const viewer = opened.sandbox.signIn('viewer')
    const reply = await opened.ask(`POST ${path}`, { token: viewer, body: { fields: ['net'], filter: [] } })
    expect(reply.status).toBe(403)
  })
})

describe('invoice lines', () => {
  it('add up to the invoice, together with the order lines', async () => {
    const list = await rows('/api/finance/pending-invoices', [], false)
    for (const { idInvoice, net, vat, amount } of list.slice(0, 40)) {
      const reply = await opened.ask(`GET /api/finance/pending-invoices/${idInvoice}/lines`, { token })
      const lines: Record<string, number>[] = Object(reply.json()).data
      const sum = (field: string) =>
        lines.reduce((all, line) => all + Math.round(Number(line[field]) * 100), 0) / 100
      expect([sum('net'), sum('vat'), sum('amount')]).toEqual([net, vat, amount])
      for (const { ordered = 0, amount: billed = 0, difference } of lines)
        expect(difference).toBeCloseTo(billed - ordered, 2)
    }
    expect((await opened.ask('GET /api/finance/pending-invoices/99999999/lines', { token })).status).toBe(404)
  })

  it('are on the screen of their order', async () => {
    const [first] = await rows('/api/finance/pending-invoices', [], false)
    const lines = await rows(`/api/oms/order/${first?.orderNr}/invoices`, [], false)
    expect(lines.map(({ invoiceNr }) => invoiceNr)).toContain(first?.invoiceNr)
  })
})
