import { useState } from 'react'
import { isRecord } from '../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledField, type CompiledForm } from '../../../core/compile/compiledForm.ts'
import { isOption } from '../../../core/form/options.ts'
import { valueAt } from '../../../core/objects.ts'
import { type HttpCall } from '../../../ports/http.ts'

/**
 * The number of rows that an open selection form concerns, and what is sent in addition to its fields. A
 * selection of all matching rows is sent with the number that was shown: that of the opening, until the
 * server reports another one (409); from then on the current one.
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

/** Number of rows of a selection as sent. */
function rowsOf(selection: unknown): number | undefined {
  const [ids, count] = [valueAt(selection, 'ids'), valueAt(selection, 'count')]
  if (Array.isArray(ids)) return ids.length
  return typeof count === 'number' ? count : undefined
}

const noBody: Readonly<Record<string, unknown>> = {}

interface Concerned {
  /** Undefined: no selection. */
  readonly rows: number | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** Shows and sends the current number of selected rows from now on. */
  follow(): void
  /** Keeps the number: the selection is cleared by the form's success. */
  stay(): void
}

/**
 * A row that fills the form of an action. A fixed choice named like a field of the row, such as the reason of
 * the last step, starts empty unless the value is one of its options.
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
