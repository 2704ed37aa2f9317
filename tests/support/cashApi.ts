import { askApi } from './askApi.ts'
import { type Journeys } from './journeys.ts'

type Row = Readonly<Record<string, unknown>>

/** A filter of a grid call. */
export const equals = (index: string, value: string) => [{ index, value, condition: 'equals' }]

/** Calls of cash reconciliation that bring a journey to where it begins, without a page. */
export function cashApi(on: Journeys) {
  const ask = (path: string, body: unknown, persona = 'cash-reconciliation') =>
    askApi(on.console, persona, `cash-reconciliation/${path}`, body)
  const grid = async (path: string, filter: readonly unknown[] = []): Promise<readonly Row[]> => {
    const data = await ask(`${path}/grid`, {
      pagination: { limit: 50, offset: 0 },
      sort: [],
      columns: [],
      filter,
    })
    return Array.isArray(data) ? data : []
  }
  /** A payment of 5,000 GBP of Albion Parcels that somebody else has approved; its number. */
  const payment = async (reference: string): Promise<string> => {
    const form = { reference, partnerId: 3, bankAccountId: 1, methodId: 1, amount: 5000, currency: 'GBP' }
    await ask('payments', { ...form, paidOn: '2011-12-09' })
    const [row] = await grid('payments-queue', [equals('reference', reference)])
    await ask(`payments-queue/${row?.id}/approve`, {}, 'admin')
    return String(row?.id)
  }
  /** A list of these transactions for a payment or a reallocation; its number. */
  const listOf = async (kind: string, id: unknown, rows: readonly Row[]): Promise<string> => {
    const ids = rows.map(({ idTransaction }) => idTransaction)
    const made = await ask(`transaction-list-info/select/${kind}/${id}`, { selection: { ids } })
    return String(Object(made).transactionListId)
  }
  return { ask, grid, payment, listOf }
}
