import { readTotalled, totalCall } from '../../grid/filteredRowsCalls.ts'
import { bareGridCall } from '../../grid/gridCall.ts'
import { readBareGridRequest } from '../../grid/gridRequest.ts'
import { listGrid, listTotals } from '../../grid/listGrid.ts'
import { type Call, type CallRequest } from '../../server/call.ts'
import { Refusal } from '../../server/refusal.ts'
import {
  balanceFields,
  balanceHead,
  balanceRows,
  financeCharts,
  financeFields,
  financeFigures,
  financeRows,
  periodOf,
} from '../dashboards.ts'
import { openBalanceGrid, statementGrid } from '../grids/transactions.ts'
import { ownPartner } from '../partners.ts'
import { base } from './changeCall.ts'

const finance = ['reconciliation_finance_dashboard_access'] as const
const statement = ['reconciliation_account_statement_access'] as const
const current = ['reconciliation_current_balance_dashboard_access'] as const

/** The dashboards; partners see their own account alone. The specification names their screens and no call. */
export const dashboardCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${base}/finance-dashboard/grid`,
    access: finance,
    answer: async ({ store, body }) => {
      const options = readBareGridRequest(await body())
      const { period, rest } = periodOf(options.filter, 'at')
      return listGrid(financeRows(store.db, period), financeFields, { ...options, filter: rest })
    },
  },
  {
    method: 'POST',
    path: `${base}/finance-dashboard/totals`,
    access: finance,
    answer: async ({ store, body }) => {
      const { fields, filter } = readTotalled(await body())
      const { period, rest } = periodOf(filter, 'at')
      return { success: true, data: listTotals(financeRows(store.db, period), financeFields, fields, rest) }
    },
  },
  {
    method: 'GET',
    path: `${base}/finance-dashboard/chart`,
    access: finance,
    answer: ({ store, query }) => ({
      success: true,
      data: financeCharts(store.db, new Set(query.getAll('partnerId'))),
    }),
  },
  {
    method: 'GET',
    path: `${base}/finance-dashboard/figures`,
    access: finance,
    answer: ({ store, query }) => {
      const currency = query.get('currency') ?? ''
      if (currency !== 'GBP' && currency !== 'EUR')
        throw new Refusal(400, `'${currency.slice(0, 10)}' is not a currency.`)
      return { success: true, data: financeFigures(store.db, currency, store.moment()) }
    },
  },
  bareGridCall(`${base}/account-statement/grid`, statement, request => statementGrid(mine(request))),
  totalCall(`${base}/account-statement/totals`, statement, request => statementGrid(mine(request))),
  head('/account-statement', statement),
  {
    method: 'POST',
    path: `${base}/current-balance-dashboard/grid`,
    access: current,
    answer: async request => {
      const options = readBareGridRequest(await request.body())
      return listGrid(balanceRows(request.store.db, mine(request)), balanceFields, options)
    },
  },
  {
    method: 'POST',
    path: `${base}/current-balance-dashboard/totals`,
    access: current,
    answer: async request => {
      const { fields, filter } = readTotalled(await request.body())
      const rows = balanceRows(request.store.db, mine(request))
      return { success: true, data: listTotals(rows, balanceFields, fields, filter) }
    },
  },
  bareGridCall(`${base}/current-balance-dashboard/open/grid`, current, request =>
    openBalanceGrid(mine(request)),
  ),
  totalCall(`${base}/current-balance-dashboard/open/totals`, current, request =>
    openBalanceGrid(mine(request)),
  ),
  head('/current-balance-dashboard', current),
]

function head(path: string, access: Call['access']): Call {
  return {
    method: 'GET',
    path: base + path,
    access,
    answer: request => ({ success: true, data: balanceHead(request.store.db, mine(request)) }),
  }
}

function mine({ store, user }: CallRequest): number | undefined {
  return ownPartner(store.db, user)
}
