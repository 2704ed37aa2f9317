import { type DatabaseSync } from 'node:sqlite'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { rowsOf } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { createMemory } from './createMemory.ts'
import { gridField, gridFilter } from './gridFilter.ts'
import { type GridTable } from './gridTable.ts'
import { shownSql } from './shownSql.ts'
import { where, within } from './sqlCondition.ts'

interface ColumnTotal {
  readonly field: string
  readonly amount: number
  readonly currency: string
}

const remembered = createMemory<readonly ColumnTotal[]>()

/**
 * Totals of the filtered rows of a grid, money by currency. Throws a Refusal (400) for an unknown field and
 * for one that is not numeric.
 */
export function columnTotals(
  db: DatabaseSync,
  grid: GridTable,
  names: readonly string[],
  filter: GridOptions['filter'],
): readonly ColumnTotal[] {
  const condition = within(
    grid,
    gridFilter(grid, filter, () => true),
  )
  const { table, reads = [table] } = grid
  const currency = grid.fields.currency && shownSql(grid.fields.currency)
  return names.flatMap(name => {
    const field = gridField(grid, name, 'filter')
    if (field.type !== 'money' && field.type !== 'number')
      throw new Refusal(400, `The column ${field.label} has no total.`)
    const isMoney = field.type === 'money'
    const by = isMoney && currency ? currency : "''"
    return remembered(db, { table, reads, key: JSON.stringify([name, condition]) }, () =>
      rowsOf(
        db,
        `SELECT ${by} AS currency, sum(${field.sql}) AS total FROM ${table}${where(condition)} GROUP BY 1 ORDER BY 1 DESC`,
        ...condition.values,
      ).map(row => ({
        field: name,
        amount: Number(row.total ?? 0) / (isMoney ? 100 : 1),
        currency: String(row.currency ?? ''),
      })),
    )
  })
}
