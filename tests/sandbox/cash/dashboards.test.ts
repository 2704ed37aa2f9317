import { describe, expect, it } from 'vitest'
import { cashClient, list, type Row } from './cashClient.ts'

const client = cashClient()

describe('dashboards', () => {
  it('lead from the opening to the closing balance, which is the current one', async () => {
    const rows = await client.grid('finance-dashboard/grid')
    for (const row of rows) {
      const moved = ['opening', 'collected', 'paid', 'fees', 'adjusted', 'moved'].reduce(
        (sum, key) => sum + Number(row[key]),
        0,
      )
      expect(moved).toBeCloseTo(Number(row.closing), 2)
      expect(await client.balance(String(row.partner), String(row.currency))).toBeCloseTo(
        Number(row.closing),
        2,
      )
    }
    expect(rows).toHaveLength(24)
  })

  it('agree on what a partner has open and overdue', async () => {
    const rows = await client.grid('finance-dashboard/grid')
    const balances = await client.grid('current-balance-dashboard/grid')
    expect(balances).toHaveLength(rows.length)
    for (const { key, open, overdue } of balances) {
      const row = rows.find(one => one.key === key)
      expect(Number(row?.overdue)).toBeCloseTo(Number(overdue), 2)
      expect(Number(row?.week) + Number(row?.overdue)).toBeCloseTo(Number(open), 2)
    }
  })

  it('show open amounts by currency and age, the largest debtor first', async () => {
    const rows = await client.grid('finance-dashboard/grid')
    const charts = Object(await client.get('finance-dashboard/chart'))
    for (const currency of ['GBP', 'EUR']) {
      const bars = list(charts[currency])
      const open = (row: Row) => Number(row.week) + Number(row.month) + Number(row.older)
      expect(bars.map(open)).toEqual(bars.map(open).toSorted((a, b) => b - a))
      const owing = rows.filter(row => row.currency === currency && open(row) > 0)
      expect(bars).toHaveLength(owing.length)
      for (const bar of bars)
        expect(open(bar)).toBeCloseTo(open(owing.find(({ partner }) => partner === bar.partner) ?? {}), 2)
    }
    const [first, second, ...others] = list(charts.GBP)
    expect(others.length).toBeGreaterThan(0)
    const asked = `finance-dashboard/chart?partnerId=${first?.partnerId}&partnerId=${second?.partnerId}`
    expect(Object(await client.get(asked)).GBP).toEqual([first, second])
  })

  it('start with the balance in each currency, and compare the last 30 days with the 30 before', async () => {
    const rows = await client.grid('finance-dashboard/grid')
    for (const currency of ['GBP', 'EUR']) {
      const figures = Object(await client.get(`finance-dashboard/figures?currency=${currency}`))
      const all = (field: string) =>
        rows.filter(row => row.currency === currency).reduce((sum, row) => sum + Number(row[field]), 0)
      expect(figures.balance).toBeCloseTo(all('closing'), 2)
      expect(figures.overdue).toBeCloseTo(all('overdue'), 2)
      expect(figures.collected).toBeGreaterThan(0)
      expect(figures.collected).toBeLessThan(all('collected'))
      expect(figures.paid).toBeGreaterThan(0)
      for (const change of [figures.collectedChange, figures.paidChange])
        expect(change === null || change > -100).toBe(true)
    }
  })

  it('show the balance of all partners by currency to users who see all of them', async () => {
    const rows = await client.grid('current-balance-dashboard/grid')
    const { balances } = Object(await client.get('current-balance-dashboard'))
    const owed = (currency: string) =>
      rows.reduce((sum, row) => sum + (row.currency === currency ? Number(row.balance) : 0), 0)
    const text = (currency: string) =>
      `${owed(currency).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${currency}`
    expect(balances).toEqual([text('EUR'), text('GBP')])
  })

  it('show a partner only the own account', async () => {
    const own = (rows: readonly Row[]) => [...new Set(rows.map(({ partner }) => partner))]
    for (const path of [
      'account-statement/grid',
      'current-balance-dashboard/grid',
      'current-balance-dashboard/open/grid',
    ])
      expect(own(await client.grid(path, undefined, undefined, 'collection-partner'))).toEqual([
        'Albion Parcels',
      ])
    const { json } = await client.ask('GET account-statement', undefined, 'collection-partner')
    expect(json()).toMatchObject({ data: { partner: 'Albion Parcels' } })
  })

  it('have a running balance that ends with the balance', async () => {
    const [last] = await client.grid('account-statement/grid', 'currency', 'GBP', 'collection-partner')
    expect(last?.balance).toBeCloseTo(await client.balance('Albion Parcels', 'GBP'), 2)
  })
})
