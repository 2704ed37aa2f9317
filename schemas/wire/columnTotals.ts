import { isRecord, isRefused, listOf, readItems, readText } from './envelope.ts'

/** What all rows of a grid come to in one column and currency. */
export interface ColumnTotal {
  readonly field: string
  readonly amount: number
  /** Empty: not an amount of money. */
  readonly currency: string
}

/** Undefined: the reply reports a failure, or is not a list. Entries without a number are skipped. */
export function readColumnTotals(body: unknown): readonly ColumnTotal[] | undefined {
  if (isRefused(body)) return undefined
  return readItems(listOf(body), item => {
    if (!isRecord(item)) return undefined
    const field = readText(item.field)
    const amount = item.amount === null || item.amount === '' ? Number.NaN : Number(item.amount)
    return field === '' || !Number.isFinite(amount)
      ? undefined
      : { field, amount, currency: readText(item.currency) }
  })
}
