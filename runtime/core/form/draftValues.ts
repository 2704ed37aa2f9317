import { sensitiveData } from '../../../schemas/language/sensitiveData.ts'
import { type CompiledField, type CompiledForm } from '../compile/compiledForm.ts'
import { valueAt } from '../objects.ts'
import { type FormStore } from './formStore.ts'
import { readValue } from './readValue.ts'
import { blankField, type FormValue, type FormValues, rowsOf } from './values.ts'

/**
 * What a draft keeps: the values that differ from the start, never those of sensitive fields, not even inside the records
 * of a table. Laid over a record that has changed meanwhile, it keeps the values that the user has not typed.
 */
export function draftValues(store: FormStore): FormValues {
  const changed = new Set(store.changed())
  return Object.fromEntries(
    store.form.fields
      .filter(field => changed.has(field.name) && !field.sensitive && !isLaidSensitive(store, field))
      .map(field => [field.name, keptValue(field, store.get(field.name))]),
  )
}

/** The values of a draft from the storage, those under a former name included; what no field can hold is left out. */
export function readDraft(form: CompiledForm, draft: unknown): FormValues {
  const values: Record<string, FormValue> = {}
  for (const field of form.fields) {
    if (field.sensitive) continue
    const named = valueAt(draft, field.name)
    const raw = named === undefined && field.was !== '' ? valueAt(draft, field.was) : named
    // A number or day that was typed wrongly is kept as it was typed; in UTC a typed moment stays what it is.
    const value =
      raw === undefined
        ? undefined
        : (wrongText(field, raw) ??
          readValue(field, raw, 'UTC') ??
          (raw === null ? blankField(field) : undefined))
    if (value !== undefined) values[field.name] = value
  }
  return values
}

/** Whether a draft leaves out something of this field. */
function isSensitive(store: FormStore, field: CompiledField): boolean {
  const leaves = field.kind === 'rows' && field.fields.some(leaf => leaf.sensitive)
  return field.sensitive || leaves || isLaidSensitive(store, field)
}

/** Whether the server has given the field a label of something sensitive. */
function isLaidSensitive(store: FormStore, field: CompiledField): boolean {
  const { label } = store.state(field.name)
  return label !== field.label && holdsSensitive(field, label)
}

/** Labels of the fields that differ from the start and of which a draft holds nothing, or not all. */
export function unsavedChanges(store: FormStore): readonly string[] {
  const changed = new Set(store.changed())
  return store.form.fields
    .filter(field => changed.has(field.name) && isSensitive(store, field))
    .map(({ name }) => store.state(name).label)
}

/** Labels of the fields on screen of which a draft holds nothing, or not all. */
export function unsavedLabels(store: FormStore): readonly string[] {
  return store.form.fields
    .filter(field => isSensitive(store, field))
    .map(({ name }) => store.state(name))
    .flatMap(({ visible, label }) => (visible ? [label] : []))
}

function keptValue(field: CompiledField, value: FormValue): FormValue {
  if (field.kind !== 'rows') return value
  const kept = new Set(field.fields.filter(({ sensitive }) => !sensitive).map(({ name }) => name))
  return rowsOf(value).map(row => Object.fromEntries(Object.entries(row).filter(([name]) => kept.has(name))))
}

function wrongText(field: CompiledField, raw: unknown): string | undefined {
  if (field.kind !== 'date' && field.kind !== 'number') return undefined
  return typeof raw === 'string' ? raw : undefined
}

/** Whether a field under that label holds what must not be kept outside the page: only what is typed can. */
export function holdsSensitive(
  field: { readonly kind: string; readonly name: string },
  label: string,
): boolean {
  return (field.kind === 'text' || field.kind === 'number') && sensitiveData(field.name, label) !== undefined
}
