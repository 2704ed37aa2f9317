import { isRecord, isRefused, listOf, readCount, readItems } from './envelope.ts'

/** How many rows of a grid have which value of a field. */
export type ValueCounts = ReadonlyMap<string, number>

/** Undefined: the reply reports a failure, or is not a list. Entries without value or count are skipped. */
export function readValueCounts(body: unknown): ValueCounts | undefined {
  if (isRefused(body)) return undefined
  const entries = readItems(listOf(body), item => {
    if (!isRecord(item)) return undefined
    const { value, count } = item
    const rows = readCount(count)
    return (typeof value === 'string' || typeof value === 'number') && rows !== undefined
      ? ([String(value), rows] as const)
      : undefined
  })
  return entries && new Map(entries)
}
