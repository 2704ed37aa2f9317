import { type DatabaseSync } from 'node:sqlite'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { gridCount } from '../grids/gridCount.ts'
import { gridField, gridFilter } from '../grids/gridFilter.ts'
import { gridSort, orderBy } from '../grids/gridSort.ts'
import { type GridTable } from '../grids/gridTable.ts'
import { prefersWalk } from '../grids/prefersWalk.ts'
import { shownSql } from '../grids/shownSql.ts'
import { where, within } from '../grids/sqlCondition.ts'
import { csvCell } from './csvCell.ts'

/**
 * The lines of a CSV file of all rows that the filter of a grid request leaves, in its order, with its columns (none: all),
 * read as they are asked for. Throws a Refusal (400) that names an unknown field, before the first line.
 */
export function reportLines(db: DatabaseSync, table: GridTable, options: GridOptions): Iterable<string> {
  const names = options.columns.length > 0 ? options.columns : Object.keys(table.fields)
  const fields = names.map(name => gridField(table, name, 'columns'))
  const count = gridCount(db, table, options.filter)
  const walk = prefersWalk(table, options, { steps: count, count, total: gridCount(db, table, []) })
  const filter = gridFilter(table, options.filter, field => !walk || walk.from === field)
  const order = orderBy(gridSort(table, options.sort), { backwards: false, along: Boolean(walk) })
  const scoped = within(table, filter)
  const sql = `SELECT ${fields.map((field, at) => `${shownSql(field)} AS f${at}`).join(', ')} FROM ${table.table}${where(scoped)} ORDER BY ${order}`
  return (function* () {
    yield `\ufeff${fields.map(({ label }) => csvCell('text', label)).join(',')}\r\n`
    // A statement of its own: one that is shared must not be asked again while its rows are read.
    for (const row of db.prepare(sql).iterate(...scoped.values))
      yield `${fields.map(({ type }, at) => csvCell(type, row[`f${at}`])).join(',')}\r\n`
  })()
}
