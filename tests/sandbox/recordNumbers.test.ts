import { afterAll, beforeAll, expect, it } from 'vitest'
import payments from '../../screens/cashReconciliation/payments.ts'
import paymentsQueue from '../../screens/cashReconciliation/paymentsQueue.ts'
import reallocation from '../../screens/cashReconciliation/reallocation.ts'
import transactions from '../../screens/cashReconciliation/transactions.ts'
import transactionsLists from '../../screens/cashReconciliation/transactionsLists.ts'
import transactionsQueue from '../../screens/cashReconciliation/transactionsQueue.ts'
import transfers from '../../screens/cashReconciliation/transfers.ts'
import transfersQueue from '../../screens/cashReconciliation/transfersQueue.ts'
import navision from '../../screens/finance/navision.ts'
import pendingInfo from '../../screens/finance/pendingInfo.ts'
import refunds from '../../screens/finance/refunds.ts'
import writeOff from '../../screens/finance/writeOff.ts'
import writeOffHistory from '../../screens/finance/writeOffHistory.ts'
import writeOffWmt from '../../screens/finance/writeOffWmt.ts'
import partnersQueue from '../../screens/payout/partnersQueue.ts'
import { openTestSandbox } from './client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

const cash = '/api/cash-reconciliation'
const lists = [
  [payments, `${cash}/payments/grid`, 'id'],
  [paymentsQueue, `${cash}/payments-queue/grid`, 'id'],
  [transfers, `${cash}/transfers/grid`, 'id'],
  [transfersQueue, `${cash}/transfers-queue/grid`, 'id'],
  [reallocation, `${cash}/reallocations/grid`, 'id'],
  [transactions, `${cash}/transactions/grid`, 'idTransaction'],
  [transactionsLists, `${cash}/transactions-lists/grid`, 'idList'],
  [refunds, '/api/finance/refunds/grid', 'idRefund'],
  [pendingInfo, '/api/csr/refunds-pending-info/grid', 'idRefund'],
  [writeOff, '/api/finance/write-off/grid', 'idWriteOff'],
  [writeOffWmt, '/api/finance/write-off-wmt/grid', 'idWriteOff'],
  [writeOffHistory, '/api/finance/write-off/history/grid', 'idWriteOff'],
  [transactionsQueue, `${cash}/transactions-queue/grid`, 'id'],
  [navision, '/api/finance/settings/navision/grid', 'idMessage'],
  [partnersQueue, '/api/payout/partners-queue/grid', 'idChange'],
] as const

it.each(lists)(
  'of list %$ the records are found by the number that it shows',
  async (screen, path, field) => {
    expect(JSON.stringify(screen)).toMatch(new RegExp(`"kind":"number","field":"${field}"`))
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
