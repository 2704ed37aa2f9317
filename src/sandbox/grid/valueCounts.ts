import { type DatabaseSync } from 'node:sqlite'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { rowsOf } from '../database/rows.ts'
import { createMemory } from './createMemory.ts'
import { gridField, gridFilter } from './gridFilter.ts'
import { type GridTable } from './gridTable.ts'
import { shownSql } from './shownSql.ts'
import { where, within } from './sqlCondition.ts'

export interface ValueCount {
  readonly value: string
  readonly count: number
}

const remembered = createMemory<readonly ValueCount[]>()

/** How many rows of the grid that a filter leaves have which value of a field. Throws a Refusal (400) for an unknown field. */
export function valueCounts(
  db: DatabaseSync,
  grid: GridTable,
  name: string,
  filter: GridOptions['filter'],
): readonly ValueCount[] {
  const field = gridField(grid, name, 'filter')
  const condition = within(
    grid,
    gridFilter(grid, filter, () => true),
  )
  const { table, reads = [table] } = grid
  return remembered(db, { table, reads, key: JSON.stringify([field.sql, condition]) }, () =>
    rowsOf(
      db,
      `SELECT ${shownSql(field)} AS value, count(*) AS n FROM ${table}${where(condition)} GROUP BY ${field.sql}`,
      ...condition.values,
    ).map(({ value, n }) => ({ value: String(value ?? ''), count: Number(n) })),
  )
}
