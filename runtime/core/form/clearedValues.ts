import { type CompiledField, type CompiledForm, type CompiledLeaf } from '../compile/compiledForm.ts'
import {
  type ConditionData,
  conditionData,
  type FormProfile,
  holdsOr,
  isVisible,
  type Surroundings,
} from './fieldState.ts'
import {
  blankField,
  blankOf,
  type FormValue,
  type FormValues,
  type RowValue,
  rowsOf,
  sameValue,
} from './values.ts'

/**
 * The values with every field emptied whose `clearWhen` holds. Emptying one field may be why another is emptied, so it
 * goes on until nothing changes; done twice it does nothing more. Returns the same object when nothing was to be emptied.
 */
export function clearedValues(
  form: CompiledForm,
  values: FormValues,
  surroundings: Surroundings,
  profileOf: (values: FormValues) => FormProfile | undefined,
): FormValues {
  let current = values
  // Each round empties a value at least, and none is ever filled: it ends.
  for (;;) {
    const next = round(form, current, surroundings, profileOf(current))
    if (next === current) return current
    current = next
  }
}

function round(
  form: CompiledForm,
  values: FormValues,
  surroundings: Surroundings,
  profile: FormProfile | undefined,
): FormValues {
  const emptied: Record<string, FormValue> = {}
  const data = conditionData(values, surroundings, profile)
  for (const field of form.fields) {
    const value = values[field.name] ?? null
    const next = clears(field, data)
      ? blankField(field)
      : field.kind === 'rows'
        ? clearedRows(field.fields, value, row => conditionData(values, surroundings, profile, row))
        : value
    if (!sameValue(next, value)) emptied[field.name] = next
  }
  return Object.keys(emptied).length === 0 ? values : { ...values, ...emptied }
}

function clearedRows(
  fields: readonly CompiledLeaf[],
  value: FormValue,
  dataOf: (row: RowValue) => ConditionData,
): FormValue {
  if (fields.every(({ clearWhen }) => clearWhen === undefined)) return value
  return rowsOf(value).map(row => {
    const data = dataOf(row)
    const emptied = fields.filter(field => clears(field, data))
    return emptied.length === 0
      ? row
      : {
          ...row,
          ...Object.fromEntries(emptied.map(field => [field.name, blankOf(field.kind)])),
        }
  })
}

function clears(field: CompiledField, data: ConditionData): boolean {
  const { clearWhen } = field
  if (clearWhen === undefined) return false
  if (clearWhen === 'hidden') return !isVisible(field, data)
  if (clearWhen === 'disabled') return !holdsOr(field.enabled, true, data)
  return holdsOr(clearWhen, false, data)
}
