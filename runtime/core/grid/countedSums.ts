import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { getOwn, valueAt } from '../objects.ts'
import { displayText, plainText } from '../text/displayText.ts'
import { displayNumber } from '../text/numbers.ts'
import { nameColumn } from './rowKey.ts'
import { sums } from './totals.ts'

/** '12 records: 1,204.50 GBP, 88.00 EUR'; without sums only the number. */
export function countedSums(
  count: number,
  { one, many }: CompiledGrid['records'],
  sums: readonly string[],
): string {
  const counted = `${displayNumber(count)} ${count === 1 ? one : many}`
  return sums.length === 0 ? counted : `${counted}: ${sums.join(', ')}`
}

/** The columns whose sums are shown: those with a total, else the first money column. */
export function summedColumns({ columns }: Pick<CompiledGrid, 'columns'>): readonly CompiledColumn[] {
  const totals = columns.filter(({ total }) => total)
  return totals.length > 0 ? totals : columns.filter(({ cell }) => cell.kind === 'money').slice(0, 1)
}

/** More amounts would make the text of a confirmation too long. */
const mostAmounts = 3

/**
 * 'Record 4711: 40.99 EUR': the name of a row with the amounts of the initially visible money columns; a name without a
 * digit has no label. Two or three amounts are labelled: 'Record 4711: Selected total 40.99 EUR, Difference 0.00 EUR'.
 */
export function namedRow(grid: Pick<CompiledGrid, 'columns' | 'rowKey'>, row: Row): string {
  const name = nameColumn(grid)
  if (!name) return ''
  const value = valueAt(row, name.field)
  const word = name.cell.kind === 'status' ? getOwn(name.cell.values, plainText(value))?.label : undefined
  const text = word ?? displayText(value)
  // 'Record 4711', but 'Cakes and candles'.
  const named = /\d/.test(text) ? `${name.label} ${text}` : text
  const money = grid.columns.filter(({ cell, show }) => cell.kind === 'money' && show !== 'off')
  const totals = money.filter(({ total }) => total)
  const amounts = (totals.length === 1 ? totals : money).flatMap(column =>
    sums(column, [row]).map(worth => ({ label: column.label, worth })),
  )
  if (amounts.length === 0 || amounts.length > mostAmounts) return named
  const [only, ...others] = amounts
  if (only && others.length === 0) return `${named}: ${only.worth}`
  return `${named}: ${amounts.map(({ label, worth }) => `${label} ${worth}`).join(', ')}`
}
