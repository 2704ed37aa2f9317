import { type Condition } from '../../../schemas/index.ts'
import { type CompiledField, type CompiledForm, type CompiledLeaf } from '../compile/compiledForm.ts'
import { leavesOf } from '../loads/condition.ts'
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
 * The values with every field cleared whose `clearWhen` holds, repeated until nothing changes, because
 * clearing one field may clear another. Idempotent. Returns the same object if nothing was cleared.
 */
export function clearedValues(
  form: CompiledForm,
  values: FormValues,
  surroundings: Surroundings,
  profileOf: (values: FormValues) => FormProfile | undefined,
): FormValues {
  let current = values
  // Each round clears at least one value and fills none, so the loop ends.
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
  const sources = { form, values, surroundings, profile }
  const data = conditionData(sources)
  for (const field of form.fields) {
    const value = values[field.name] ?? null
    const next = clears(field, data)
      ? blankField(field)
      : field.kind === 'rows'
        ? clearedRows(field.fields, value, row =>
            conditionData({ ...sources, row: { table: field.name, value: row, fields: field.fields } }),
          )
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

/** Value name -> names of the fields whose state or clearing depends on it. */
export type Dependencies = ReadonlyMap<string, ReadonlySet<string>>

/** Which fields depend on which values; every field depends on the one that chooses the profile. */
export function dependencies(form: CompiledForm): Dependencies {
  const map = new Map<string, Set<string>>()
  const depends = (field: string, value: string) => {
    const fields = map.get(value)
    if (fields) fields.add(field)
    else map.set(value, new Set([field]))
  }
  for (const field of form.fields) {
    for (const value of valuesSeenBy(field)) depends(field.name, value)
    if (form.profile) depends(field.name, form.profile.by)
  }
  return map
}

/** First segments of the paths that the conditions and the currency of a field, or of its nested fields, read. */
function valuesSeenBy(field: CompiledField): string[] {
  const conditions = [field.visible, field.enabled, field.required, field.clearWhen, field.saveWhen]
  const inner = field.kind === 'rows' ? field.fields.flatMap(valuesSeenBy) : []
  const currency = field.kind === 'number' && field.currency !== '' ? [firstStep(field.currency)] : []
  return [...conditions.flatMap(seenBy), ...currency, ...inner]
}

function seenBy(condition: Condition | string | boolean | undefined): string[] {
  return typeof condition === 'object' ? leavesOf(condition).map(({ field }) => firstStep(field)) : []
}

function firstStep(path: string): string {
  return path.split('.')[0] ?? path
}
