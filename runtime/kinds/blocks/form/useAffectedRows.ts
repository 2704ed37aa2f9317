import { useState } from 'react'
import { isRecord } from '../../../../schemas/wire/envelope.ts'
import { valueAt } from '../../../core/objects.ts'
import { type HttpCall } from '../../../ports/http.ts'

/**
 * How many rows the form of a selection concerns, as long as it is open, and what goes out beside its fields. A selection of
 * all rows that match goes out with the number that was shown: it stays that of the opening until the server has found
 * another one (409), and follows the rows from then on.
 */
export function useAffectedRows(call: HttpCall | undefined, selected: number | undefined): Concerned {
  const body = isRecord(call?.body) ? call.body : noBody
  const { selection } = body
  const [shown, setShown] = useState({ rows: rowsOf(selection), follows: false })
  const { rows, follows } = shown
  const counts = isRecord(selection) && selection.count !== undefined
  if (counts && follows && selected !== undefined && selected !== rows) setShown({ rows: selected, follows })
  return {
    rows,
    body: counts ? { ...body, selection: { ...selection, count: rows } } : body,
    follow: () => setShown(now => ({ ...now, follows: true })),
    stay: () => setShown(now => ({ ...now, follows: false })),
  }
}

/** Of a selection as it is sent. */
function rowsOf(selection: unknown): number | undefined {
  const [ids, count] = [valueAt(selection, 'ids'), valueAt(selection, 'count')]
  if (Array.isArray(ids)) return ids.length
  return typeof count === 'number' ? count : undefined
}

const noBody: Readonly<Record<string, unknown>> = {}

interface Concerned {
  /** Undefined: it concerns no selection. */
  readonly rows: number | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** The number of rows that are selected by now is shown, and sent, from here on. */
  follow(): void
  /** The number stays as it is: with its success the form's selection is gone. */
  stay(): void
}
