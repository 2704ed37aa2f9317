import { type DatabaseSync } from 'node:sqlite'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { type ReportColumn } from '../../../schemas/wire/report.ts'
import { gridCount } from '../grid/gridCount.ts'
import { gridField, gridFilter } from '../grid/gridFilter.ts'
import { gridSort, orderBy } from '../grid/gridSort.ts'
import { type GridField, type GridTable } from '../grid/gridTable.ts'
import { prefersIndexScan } from '../grid/prefersIndexScan.ts'
import { shownSql } from '../grid/shownSql.ts'
import { where, within } from '../grid/sqlCondition.ts'
import { csvCell } from './csvCell.ts'

/**
 * The lines of a CSV file of all rows that the filter of a grid request leaves, in its order, read as they are asked for.
 * Its columns are those that are asked for by name, else those of the grid request (none: all) with the values as they are
 * kept. Throws a Refusal (400) that names an unknown field, before the first line.
 */
export function reportLines(
  db: DatabaseSync,
  table: GridTable,
  options: GridOptions,
  columns?: readonly ReportColumn[],
): Iterable<string> {
  const cells = columns?.map(column => namedCell(table, column)) ?? plainCells(table, options.columns)
  const count = gridCount(db, table, options.filter)
  const walk = prefersIndexScan(table, options, { steps: count, count, total: gridCount(db, table, []) })
  const filter = gridFilter(table, options.filter, field => !walk || walk.from === field)
  const order = orderBy(gridSort(table, options.sort), { backwards: false, along: Boolean(walk) })
  const scoped = within(table, filter)
  const sql = `SELECT ${cells.map(({ field }, at) => `${shownSql(field)} AS f${at}`).join(', ')} FROM ${table.table}${where(scoped)} ORDER BY ${order}`
  return (function* () {
    yield `\ufeff${cells.map(({ heading }) => csvCell('text', heading)).join(',')}\r\n`
    // A statement of its own: one that is shared must not be asked again while its rows are read.
    for (const row of db.prepare(sql).iterate(...scoped.values))
      yield `${cells.map(({ write }, at) => write(row[`f${at}`])).join(',')}\r\n`
  })()
}

/** One column of the file. */
interface ReportCell {
  readonly field: GridField
  readonly heading: string
  readonly write: (value: unknown) => string
}

function plainCells(table: GridTable, columns: readonly string[]): ReportCell[] {
  const names = columns.length > 0 ? columns : Object.keys(table.fields)
  return names.map(name => {
    const field = gridField(table, name, 'columns')
    return { field, heading: field.label, write: value => csvCell(field.type, value) }
  })
}

function namedCell(table: GridTable, { field: name, heading, time, words }: ReportColumn): ReportCell {
  const field = gridField(table, name, 'columns')
  const known = new Map(Object.entries(words ?? {}))
  return {
    field,
    heading,
    write(value) {
      const word = value === null || value === undefined ? undefined : known.get(String(value))
      if (word !== undefined) return csvCell('text', word)
      const day = field.type === 'date' && !time && typeof value === 'string'
      return csvCell(field.type, day ? value.slice(0, 10) : value)
    },
  }
}
