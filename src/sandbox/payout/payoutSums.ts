import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { rowOf, rowsOf } from '../database/rows.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'

/** Totals of a queue, by currency: number and sum of what waits for review and for execution. */
export function automaticTotals(db: DatabaseSync) {
  return rowsOf(
    db,
    `SELECT currency, count(*) FILTER (WHERE status IN ('pending', 'failed')) AS review_count,
       coalesce(sum(net) FILTER (WHERE status IN ('pending', 'failed')), 0) AS review,
       count(*) FILTER (WHERE status = 'approved') AS execution_count,
       coalesce(sum(net) FILTER (WHERE status = 'approved'), 0) AS execution
     FROM payouts WHERE queue = 'automatic' AND status IN ('pending', 'failed', 'approved')
     GROUP BY currency ORDER BY currency DESC`,
  ).map(row => ({
    currency: row.currency,
    reviewCount: row.review_count,
    review: money(row.review),
    executionCount: row.execution_count,
    execution: money(row.execution),
  }))
}

/** How many partners the selected payouts of a grid are for, and how many of them cannot be paid yet. */
export function selectedCounts(db: DatabaseSync, grid: GridTable, selection: WireSelection) {
  const selected = selectedRows(grid, selection, 'payout')
  const row = rowOf(
    db,
    `SELECT count(DISTINCT partner_id) AS partners, count(*) FILTER (WHERE ${grid.fields.blocked?.sql} IS NOT NULL) AS blocked
     FROM payouts${where(selected)}`,
    ...selected.values,
  )
  return { partners: row?.partners, blocked: row?.blocked }
}

function money(cents: unknown): number {
  return Number(cents ?? 0) / 100
}
