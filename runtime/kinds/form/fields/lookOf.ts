import { editingMessages } from '../../../core/form/editingMessages.ts'
import { isWrongIban } from '../../../core/form/iban.ts'
import { type FieldLook } from '../../../ui/Field.tsx'
import { type DrawnField } from './drawn.ts'

/** Label, help and error of a field; in a table its name is read aloud and the heading of the column is seen. */
export function lookOf({ field, id, name, now: { state, value, errors } }: DrawnField): FieldLook {
  return {
    id,
    label: name ?? state.label,
    hideLabel: name !== undefined,
    hint: name === undefined ? hintOf(field, value) : undefined,
    error: errors.length === 0 ? undefined : errors.join(' '),
    required: state.required,
  }
}

/** A warning takes the place of the help, and refuses nothing. */
function hintOf(field: DrawnField['field'], value: unknown): string | undefined {
  const warns = field.kind === 'text' && field.warn === 'iban' && typeof value === 'string'
  if (warns && isWrongIban(value)) return editingMessages.wrongIban
  return field.help === '' ? undefined : field.help
}
