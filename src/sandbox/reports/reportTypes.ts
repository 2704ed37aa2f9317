import { type DatabaseSync } from 'node:sqlite'
import { apiLogGrid } from '../apiLog/grid.ts'
import { documentsGrid, listsGrid } from '../cash/grids/documents.ts'
import { packagesGrid, troubleshootingGrid } from '../cash/grids/packages.ts'
import { statementGrid, transactionsGrid } from '../cash/grids/transactions.ts'
import { ownPartner } from '../cash/partners.ts'
import { invalidOrdersGrid } from '../confirmation/grid.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { pendingInvoicesGrid } from '../invoices/grid.ts'
import { navisionGrid } from '../navision/grid.ts'
import { payoutGrids } from '../payout/grids.ts'
import { payoutPartnersGrid } from '../payout/partnerGrids.ts'
import { refundsGrid } from '../refunds/grid.ts'
import { rmasGrid } from '../returns/grid.ts'
import { type SignedIn } from '../session/session.ts'
import { writeOffsOf } from '../writeOffs/grid.ts'
import { writeOffHistoryGrid } from '../writeOffs/historyGrid.ts'

/** What POST /api/report makes of a report type. */
export interface ReportType {
  /** The table, or what the user may see of it. */
  readonly table: GridTable | ((db: DatabaseSync, user: SignedIn) => GridTable)
  /** Must be held, as for the grid itself. */
  readonly resource: string
  /** Field whose period may span no more months than `cpmt_max_month_per_export` says (spec 2 §9). Absent: any period. */
  readonly period?: string
}

export const reportTypes: ReadonlyMap<string, ReportType> = new Map<string, ReportType>([
  ['finance-refunds', { table: refundsGrid, resource: 'finance_refund_index' }],
  ['finance-navision', { table: navisionGrid, resource: 'navision_index_index' }],
  ['finance-api-log', { table: apiLogGrid('finance'), resource: 'apilog_index_index' }],
  ['payout-payouts', { table: payoutGrids.payouts, resource: 'payout_payouts_access' }],
  ['payout-partners', { table: payoutPartnersGrid, resource: 'payout_partners_access' }],
  ['payout-apilog', { table: apiLogGrid('payout'), resource: 'payout_apilog_access' }],
  [
    'finance-write-off',
    { table: (_db, user) => writeOffsOf('write-off', user.name), resource: 'finance_write_off' },
  ],
  ['finance-write-off-history', { table: writeOffHistoryGrid, resource: 'finance_write_off' }],
  ['finance-pending-invoices', { table: pendingInvoicesGrid, resource: 'finance_pending_invoices' }],
  ['rma', { table: rmasGrid, resource: 'return_index_csr' }],
  ['oms-invalid-orders', { table: invalidOrdersGrid, resource: 'oms_invalid_access' }],
  [
    'finance-write-off-wmt',
    { table: (_db, user) => writeOffsOf('write-off-wmt', user.name), resource: 'finance_write_off' },
  ],
  ['cash_reconciliation-payments', ofCash(documentsGrid('payment', false), 'payments', 'datedAt')],
  ['cash_reconciliation-transfers', ofCash(documentsGrid('transfer', false), 'transfers', 'datedAt')],
  [
    'cash_reconciliation-reallocations',
    ofCash(documentsGrid('reallocation', false), 'reallocation', 'datedAt'),
  ],
  ['cash_reconciliation-transactions', ofCash(transactionsGrid, 'transactions', 'at')],
  ['cash_reconciliation-transactions_lists', ofCash(listsGrid(), 'transactions_lists', 'createdAt')],
  ['cash_reconciliation-packages', ofCash(packagesGrid, 'package', 'shippedAt')],
  ['cash_reconciliation-troubleshooting', ofCash(troubleshootingGrid, 'troubleshooting')],
  ['cashrec_api_log_grid', ofCash(apiLogGrid('cash'), 'apilog', 'at')],
  [
    'cash_reconciliation-account_statement',
    ofCash((db, user) => statementGrid(ownPartner(db, user)), 'account_statement', 'at'),
  ],
])

function ofCash(table: ReportType['table'], screen: string, period?: string): ReportType {
  return {
    table,
    resource: `reconciliation_${screen}_access`,
    ...(period === undefined ? {} : { period }),
  }
}
