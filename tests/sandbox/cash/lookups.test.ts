import { describe, expect, it } from 'vitest'
import { cashClient, list } from './cashClient.ts'

const client = cashClient()

describe('lookup lists of spec 2 §7.3', () => {
  it.each([
    ...['', '/payments', '/paymentsQueue', '/packages', '/transactionList', '/transactionsLists'].map(
      use => `collection-partner${use}`,
    ),
    ...['financeDashboard', 'accountStatement', 'currentBalanceDashboard'].map(
      use => `collection-partner/${use}`,
    ),
    ...['bank-account-list/payments', 'bank-account-list/paymentsQueue'],
    ...['collection-partner-navision', 'collection-partner-navision/payments'],
    ...['payment', 'transfer', 'transactionList'].map(use => `collectionAdjustments/${use}`),
    ...[
      'payment-status/0',
      'payment-status/1',
      'transfer-status/0',
      'transfer-status/1',
      'reallocation-status',
    ],
    ...['package-status', 'reasons/type/AdjustmentReason', 'reasons/type/RejectionReason'],
    ...['transaction-types', 'transaction-types/manual', 'transaction-types/automatic/true'],
    ...['payment-method', 'payment-method/external', 'last-mile'],
    ...['collection-partner-relationship', 'collection-partner-relationship/transfers'],
    'collection-partner-transfers-navision/transfers',
  ])('%s are values with labels', async path => {
    const data = await client.get(path)
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: expect.anything(), label: expect.any(String) }),
      ]),
    )
  })

  it('match their path, and contain nothing that is disabled', async () => {
    const labels = async (path: string) => list(await client.get(path)).map(({ label }) => label)
    expect(await labels('payment-method')).toEqual([
      'Bank transfer',
      'Cash deposit',
      'Direct debit',
      'Mobile money',
    ])
    expect(await labels('payment-method/external')).toEqual(['Bank transfer', 'Direct debit', 'Mobile money'])
    expect(await labels('bank-account-list/payments')).not.toContain('Collections until 2010 (GBP)')
    const modes = async (path: string) => new Set(list(await client.get(path)).map(({ mode }) => mode))
    expect(await modes('transaction-types')).toEqual(new Set(['manual', 'automatic']))
    expect(await modes('transaction-types/manual')).toEqual(new Set(['manual']))
    expect(await modes('transaction-types/automatic/true')).toEqual(new Set(['automatic']))
  })

  it('match the filters of the grids of the same screen', async () => {
    const filters = [
      ['collection-partner-navision', 'transactions/grid', 'navisionCode'],
      ['collection-partner-navision/payments', 'payments/grid', 'navisionCode'],
      ['collection-partner-transfers-navision/transfers', 'transfers/grid', 'relationship'],
      ['collection-partner-relationship', 'transfers/grid', 'relationship'],
      ['collection-partner', 'transfers/grid', 'toId'],
      ['payment-method', 'payments/grid', 'methodId'],
      ['bank-account-list/payments', 'payments/grid', 'bankAccountId'],
      ['collection-partner/currentBalanceDashboard', 'current-balance-dashboard/grid', 'partnerId'],
    ] as const
    for (const [path, grid, field] of filters) {
      const values = list(await client.get(path)).map(({ value }) => String(value))
      const found = await Promise.all(values.map(value => client.grid(grid, field, value)))
      expect([path, found.flat().length > 0], field).toEqual([path, true])
      for (const [place, rows] of found.entries())
        expect(new Set(rows.map(row => String(row[field]))), path).toEqual(
          new Set(rows.length > 0 ? [values[place]] : []),
        )
    }
  })

  it('require a queue flag of 0 or 1 for statuses', async () => {
    expect((await client.ask('GET payment-status/2')).status).toBe(400)
    expect(await client.get('payment-status/1')).toMatchObject([{ value: 'pending' }, { value: 'rejected' }])
  })

  it('include the number of months of an export and the form settings', async () => {
    expect(await client.get('settings/cpmt_max_month_per_export')).toBe(3)
    const [carrier] = list(await client.get('collection-partner-form-settings'))
    expect(carrier).toMatchObject({ partnerType: 'carrier', fields: expect.arrayContaining([]) })
    expect(JSON.stringify(carrier)).toContain('iban')
  })

  it('return what the steps of a reconciliation load, or 404', async () => {
    const { json } = await client.ask('GET transaction-list-info/select/payment/1132')
    expect(json()).toMatchObject({ success: true, rowCount: expect.any(Number) })
    expect(await client.get('payment/1132')).toMatchObject({ id: 1132, openLists: '1096' })
    expect(await client.get('transaction-list-info/1132?lists=1096')).toMatchObject({
      lists: ['1096'],
      balanced: true,
    })
    expect(await client.get('transaction-list-transfer-info/1148?lists=1104')).toMatchObject({ listCount: 1 })
    expect(await client.get('transaction-list-reallocation-info/1149?lists=1105')).toMatchObject({
      listCount: 1,
    })
    for (const path of ['payment/999999', 'transfer/1132', 'transaction-list-info/1132?lists=1']) {
      const { status, json } = await client.ask(`GET ${path}`)
      expect([status, json()]).toEqual([404, { message: expect.any(String) }])
    }
  })
})
