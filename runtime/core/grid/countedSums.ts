import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { valueAt } from '../objects.ts'
import { displayText } from '../text/displayText.ts'
import { displayNumber } from '../text/numbers.ts'
import { nameColumn } from './row.ts'
import { sums } from './totals.ts'

/** '12 records: 1,204.50 GBP, 88.00 EUR'; without sums the number alone. */
export function countedSums(
  count: number,
  { one, many }: CompiledGrid['records'],
  sums: readonly string[],
): string {
  const counted = `${displayNumber(count)} ${count === 1 ? one : many}`
  return sums.length === 0 ? counted : `${counted}: ${sums.join(', ')}`
}

/** The columns whose sum tells what rows come to: those with a total, else the first that holds money. */
export function summedColumns({ columns }: Pick<CompiledGrid, 'columns'>): readonly CompiledColumn[] {
  const totals = columns.filter(({ total }) => total)
  return totals.length > 0 ? totals : columns.filter(({ cell }) => cell.kind === 'money').slice(0, 1)
}

/** 'Record 4711: 40.99 EUR': what one row is known by, with its money where one column that the grid opens with holds it. */
export function namedRow(grid: Pick<CompiledGrid, 'columns' | 'rowKey'>, row: Row): string {
  const name = nameColumn(grid)
  if (!name) return ''
  const named = `${name.label} ${displayText(valueAt(row, name.field))}`
  const [only, ...others] = summedColumns({
    columns: grid.columns.filter(({ cell, show }) => cell.kind === 'money' && show !== 'off'),
  })
  const worth = only && others.length === 0 ? sums(only, [row]) : []
  return worth.length === 0 ? named : `${named}: ${worth.join(', ')}`
}
