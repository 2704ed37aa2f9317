import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledField, type CompiledForm } from '../../../core/compile/compiledForm.ts'
import { isOption } from '../../../core/form/options.ts'

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
