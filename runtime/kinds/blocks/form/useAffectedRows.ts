import { useState } from 'react'
import { isRecord } from '../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledField, type CompiledForm } from '../../../core/compile/compiledForm.ts'
import { isOption } from '../../../core/form/options.ts'
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

/**
 * A row as it fills the form of an action: a fixed choice that happens to have the name of a field of the row, such as the
 * reason of the last step, starts empty unless it offers what stands there.
 */
export function offeredRow(form: CompiledForm, row: Row | undefined): Row | undefined {
  if (!row) return row
  const foreign = form.fields.filter(field => !offers(field, row[field.name])).map(({ name }) => name)
  if (foreign.length === 0) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => !foreign.includes(name)))
}

function offers(field: CompiledField, value: unknown): boolean {
  if ((field.kind !== 'select' && field.kind !== 'choice') || !Array.isArray(field.options)) return true
  if (typeof value !== 'string' && typeof value !== 'number') return true
  return field.options.some(option => isOption(option, value))
}
