import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { rowsOf } from '../database/rows.ts'
import { money } from '../values/figures.ts'
import { type GridTable } from './gridTable.ts'
import { selectedRows } from './selectedRows.ts'
import { shownSql } from './shownSql.ts'
import { where } from './sqlCondition.ts'

/**
 * The sums of the selected rows of a grid: one text per currency, because amounts of different currencies are
 * never added. `amount` is a field of money, whose currency is in the field `currency`.
 */
export function selectionSums(
  db: DatabaseSync,
  table: GridTable,
  selection: WireSelection,
  amount = 'amount',
) {
  const selected = selectedRows(table, selection, 'row')
  const sql = (name: string) => {
    const field = table.fields[name]
    if (!field) throw new Error(`The grid has no field '${name}'.`)
    return shownSql(field)
  }
  const rows = rowsOf(
    db,
    `SELECT ${sql('currency')} AS currency, count(*) AS n, sum(${sql(amount)}) AS total FROM ${table.table}${where(selected)}
     GROUP BY 1 ORDER BY 1 DESC`,
    ...selected.values,
  )
  return {
    rowCount: rows.reduce((all, { n }) => all + Number(n), 0),
    sums: rows.map(({ total, currency }) => money(total, currency)),
  }
}
