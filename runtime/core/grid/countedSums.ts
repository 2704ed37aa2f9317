import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { displayNumber } from '../text/displayNumber.ts'

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
