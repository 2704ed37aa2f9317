import { type DatabaseSync } from 'node:sqlite'
import { type GridReply } from '../../../schemas/wire/gridReply.ts'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { gridCount } from './gridCount.ts'
import { gridField, gridFilter } from './gridFilter.ts'
import { gridSort, orderBy } from './gridSort.ts'
import { type GridField, type GridTable } from './gridTable.ts'
import { prefersIndexScan } from './prefersIndexScan.ts'
import { shownSql } from './shownSql.ts'
import { where, within } from './sqlCondition.ts'

/**
 * One page of a grid, by SQL with bound values. The keys of the page are found inside one index, then its rows alone are
 * looked up; a page of the second half is counted from the end. Throws a Refusal (400) that names an unknown field.
 */
export function gridQuery(db: DatabaseSync, table: GridTable, options: GridOptions): GridReply {
  for (const column of options.columns) gridField(table, column, 'columns')
  const { limit, offset } = options.pagination
  const sort = gridSort(table, options.sort)
  const count = gridCount(db, table, options.filter)
  const size = Math.min(limit, count - offset)
  if (size <= 0) return { success: true, data: [], rowCount: count }

  const backwards = offset > count / 2
  const steps = backwards ? count - offset : offset + size
  const walk = prefersIndexScan(table, options, { steps, count, total: gridCount(db, table, []) })
  const filter = within(
    table,
    gridFilter(table, options.filter, field => !walk || walk.from === field),
  )
  const keys = rowsOf(
    db,
    `SELECT ${table.key} AS id FROM ${table.table}${where(filter)} ORDER BY ${orderBy(sort, { backwards, along: Boolean(walk) })} LIMIT ? OFFSET ?`,
    ...filter.values,
    size,
    backwards ? count - offset - size : offset,
  ).map(row => row.id)
  if (backwards) keys.reverse()
  return { success: true, data: gridRows(db, table, keys), rowCount: count }
}

function gridRows(db: DatabaseSync, table: GridTable, keys: readonly unknown[]): Record<string, unknown>[] {
  const fields = Object.entries(table.fields)
  const columns = fields.map(([name, field]) => `${shownSql(field)} AS "${name}"`).join(', ')
  const rows = rowsOf(
    db,
    `SELECT ${columns} FROM (SELECT key AS page_position, value AS page_key FROM json_each(?))
     CROSS JOIN ${table.table} ON ${table.key} = page_key ORDER BY page_position`,
    JSON.stringify(keys),
  )
  return rows.map(row => outgoing(fields, row))
}

function outgoing(
  fields: readonly (readonly [string, GridField])[],
  row: DatabaseRow,
): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [name, { type }] of fields) {
    const value = row[name]
    record[name] = type === 'money' && typeof value === 'number' ? value / 100 : value
  }
  return record
}
