import { apiLogGrid } from '../grids/apiLog.ts'
import { type GridTable } from '../grids/gridTable.ts'
import { navisionGrid } from '../grids/navision.ts'
import { pendingInvoicesGrid } from '../grids/pendingInvoices.ts'
import { refundsGrid } from '../grids/refunds.ts'
import { writeOffHistoryGrid } from '../grids/writeOffHistory.ts'
import { writeOffGrids } from '../grids/writeOffs.ts'

/** What POST /api/report makes of a report type. */
export interface ReportType {
  readonly table: GridTable
  /** Must be held, as for the grid itself. */
  readonly resource: string
}

export const reportTypes: ReadonlyMap<string, ReportType> = new Map([
  ['finance-refunds', { table: refundsGrid, resource: 'finance_refund_index' }],
  ['finance-navision', { table: navisionGrid, resource: 'navision_index_index' }],
  ['finance-api-log', { table: apiLogGrid, resource: 'apilog_index_index' }],
  ['finance-write-off', { table: writeOffGrids['write-off'], resource: 'finance_write_off' }],
  ['finance-write-off-history', { table: writeOffHistoryGrid, resource: 'finance_write_off' }],
  ['finance-pending-invoices', { table: pendingInvoicesGrid, resource: 'finance_pending_invoices' }],
  ['finance-write-off-wmt', { table: writeOffGrids['write-off-wmt'], resource: 'finance_write_off' }],
])
