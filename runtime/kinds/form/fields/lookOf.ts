import { type FieldLook } from '../../../ui/Field.tsx'
import { type DrawnField } from './drawn.ts'

/** Label, help and error of a field; in a table its name is read aloud and the heading of the column is seen. */
export function lookOf({ field, id, name, now: { state, errors } }: DrawnField): FieldLook {
  return {
    id,
    label: name ?? state.label,
    hideLabel: name !== undefined,
    hint: name === undefined && field.help !== '' ? field.help : undefined,
    error: errors.length === 0 ? undefined : errors.join(' '),
    required: state.required,
  }
}
