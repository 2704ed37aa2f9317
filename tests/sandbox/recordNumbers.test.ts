import { afterAll, beforeAll, expect, it } from 'vitest'
import { screenNamed } from '../support/screens.ts'
import { openTestSandbox } from './client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

const cash = '/api/cash-reconciliation'
const lists = [
  ['cash-reconciliation-payments', `${cash}/payments/grid`, 'id'],
  ['cash-reconciliation-payments-queue', `${cash}/payments-queue/grid`, 'id'],
  ['cash-reconciliation-transfers', `${cash}/transfers/grid`, 'id'],
  ['cash-reconciliation-transfers-queue', `${cash}/transfers-queue/grid`, 'id'],
  ['cash-reconciliation-reallocation', `${cash}/reallocations/grid`, 'id'],
  ['cash-reconciliation-transactions', `${cash}/transactions/grid`, 'idTransaction'],
  ['cash-reconciliation-transactions-lists', `${cash}/transactions-lists/grid`, 'idList'],
  ['finance-refunds', '/api/finance/refunds/grid', 'idRefund'],
  ['csr-refunds-pending-info', '/api/csr/refunds-pending-info/grid', 'idRefund'],
  ['finance-write-off', '/api/finance/write-off/grid', 'idWriteOff'],
  ['finance-write-off-wmt', '/api/finance/write-off-wmt/grid', 'idWriteOff'],
  ['finance-write-off-history', '/api/finance/write-off/history/grid', 'idWriteOff'],
] as const

it.each(lists)(
  'of list %$ the records are found by the number that it shows',
  async (screen, path, field) => {
    const grids = (screenNamed(screen).body ?? []).filter(block => block.kind === 'grid')
    expect(grids.flatMap(({ grid }) => grid.filters)).toContainEqual(
      expect.objectContaining({ kind: 'number', field }),
    )
    const token = opened.sandbox.signIn('admin')
    const ask = async (filter: unknown[]) => {
      const options = { pagination: { limit: 5, offset: 0 }, filter, sort: [], columns: [] }
      const body = path.startsWith('/api/finance') || path.startsWith('/api/csr') ? { options } : options
      return Object((await opened.ask(`POST ${path}`, { token, body })).json())
    }
    const { data } = await ask([])
    const number = data.at(-1)?.[field]
    expect(number).toEqual(expect.any(Number))
    const found = await ask([[{ index: field, value: number, condition: 'equals' }]])
    expect(found.data.map((row: Record<string, unknown>) => row[field])).toEqual([number])
  },
)
