import { createContext, type RefObject, use } from 'react'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { plainText } from '../../core/text/plainText.ts'
import { valueAt } from '../../core/valueAt.ts'

/** The rows that the grid around a filter shows. Null: there is no grid around it. */
export const ShownRowsContext = createContext<RefObject<readonly Row[]> | null>(null)

/** Gives the newest day of a field in the rows on screen, so that a calendar opens where there is something to find. */
export function useShownDay(field: string): () => string | undefined {
  const rows = use(ShownRowsContext)
  return () =>
    rows?.current
      .map(row => plainText(valueAt(row, field)).slice(0, 10))
      .filter(day => /^\d{4}-\d{2}-\d{2}$/.test(day))
      .sort()
      .at(-1)
}
