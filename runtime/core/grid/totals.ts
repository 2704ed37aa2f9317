import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { valueAt } from '../objects.ts'
import { plainText } from '../text/displayText.ts'
import { displayMoney, displayNumber, readNumber } from '../text/numbers.ts'

/** Field of a column with a total -> its formatted sums, for money one per currency. */
export type ColumnTotals = Readonly<Record<string, readonly string[]>>

/** The sums of the rows of a page; undefined if no column has a total. Non-numbers are ignored. */
export function columnTotals(
  grid: Pick<CompiledGrid, 'columns'>,
  rows: readonly Row[],
): ColumnTotals | undefined {
  const columns = grid.columns.filter(({ total }) => total)
  if (columns.length === 0) return undefined
  return Object.fromEntries(columns.map(column => [column.field, sums(column, rows)]))
}

/** The formatted sums of one value of the rows, for money one per currency. Non-numbers are ignored. */
export function sums(
  { field, cell }: Pick<CompiledColumn, 'field' | 'cell'>,
  rows: readonly Row[],
): string[] {
  const amounts = rows.flatMap(row => {
    const amount = readNumber(valueAt(row, field))
    const currency = cell.kind === 'money' ? plainText(valueAt(row, cell.currency)) : ''
    return amount === undefined ? [] : [{ amount, currency }]
  })
  const currencies = [...new Set(amounts.map(({ currency }) => currency))].sort()
  return currencies.map(currency => {
    const sum = add(amounts.filter(one => one.currency === currency).map(({ amount }) => amount))
    if (cell.kind === 'money') return displayMoney(sum, currency)
    return cell.kind === 'number' ? displayNumber(sum, cell) : displayNumber(sum)
  })
}

/** The formatted totals of a column from the server, for money one per currency. '-' for none. */
export function totalTexts(
  { field, cell }: Pick<CompiledColumn, 'field' | 'cell'>,
  totals: readonly { readonly field: string; readonly amount: number; readonly currency: string }[],
): string[] {
  const own = totals
    .filter(total => total.field === field)
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
  if (own.length === 0) return ['-']
  return own.map(({ amount, currency }) => {
    if (cell.kind === 'money') return displayMoney(amount, currency)
    return cell.kind === 'number' ? displayNumber(amount, cell) : displayNumber(amount)
  })
}

/** Adds integers of the finest decimal, so that 0.1 and 0.2 are 0.3. */
export function add(amounts: readonly number[]): number {
  const finest = Math.max(0, ...amounts.map(decimalsOf))
  const scale = 10 ** finest
  return amounts.reduce((sum, amount) => sum + Math.round(amount * scale), 0) / scale
}

function decimalsOf(amount: number): number {
  // Numbers with an exponent are too small or large to count decimals.
  return Math.min(6, /^-?\d+\.(\d+)$/.exec(String(amount))?.[1]?.length ?? 0)
}

/** The columns whose sums are shown: those with a total, else the first money column. */
export function summedColumns({ columns }: Pick<CompiledGrid, 'columns'>): readonly CompiledColumn[] {
  const totals = columns.filter(({ total }) => total)
  return totals.length > 0 ? totals : columns.filter(({ cell }) => cell.kind === 'money').slice(0, 1)
}
