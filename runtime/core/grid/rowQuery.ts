import { valueAt } from '../objects.ts'
import { plainText } from '../text/displayText.ts'

/** Key in the address -> field of the row, or a fixed value. */
export type RowQuery = Readonly<Record<string, string | { readonly value: string }>>

/**
 * The query of a link of a row, with its question mark; empty: none. Undefined: a field is empty.
 * `({ partner: 'idPartner' }, { idPartner: 7 })` -> `?partner=7`
 */
export function rowQuery(query: RowQuery, row: unknown): string | undefined {
  const search = new URLSearchParams()
  for (const [key, from] of Object.entries(query)) {
    const text = typeof from === 'string' ? plainText(valueAt(row, from)) : from.value
    // A fixed empty value clears a filter.
    if (text === '' && typeof from === 'string') return undefined
    search.set(key, text)
  }
  return search.size === 0 ? '' : `?${search}`
}
