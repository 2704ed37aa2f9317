import { sensitiveData } from '../../../schemas/language/sensitiveData.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type CompiledField, type CompiledForm } from '../compile/compiledForm.ts'
import { valueAt } from '../objects.ts'
import { isReadOnly } from './computedValues.ts'
import { type FormStore } from './formStore.ts'
import { type ChosenOptions, type FormOption, optionOf } from './options.ts'
import { readValue } from './readValue.ts'
import { isSearched } from './searchedOptions.ts'
import { blankField, type ChosenFile, type FormValue, type FormValues, isFile, rowsOf } from './values.ts'

/**
 * The values that a draft keeps: those that differ from the start, never computed or sensitive ones, not even inside the
 * records of a table. Restored over a changed record, it leaves untouched fields as they are.
 */
export function draftValues(store: FormStore): Readonly<Record<string, KeptValue>> {
  const changed = new Set(store.changed())
  return Object.fromEntries(
    store.form.fields
      .filter(field => changed.has(field.name) && !isReadOnly(field))
      .filter(field => !field.sensitive && !isLaidSensitive(store, field))
      .map(field => [field.name, keptValue(field, store.get(field.name))]),
  )
}

/** The values of a stored draft, former field names included; values that no field can hold are dropped. */
export function readDraft(form: CompiledForm, draft: unknown): FormValues {
  const values: Record<string, FormValue> = {}
  for (const field of form.fields) {
    if (field.sensitive) continue
    const named = valueAt(draft, field.name)
    const raw = named === undefined && field.was !== '' ? valueAt(draft, field.was) : named
    // JSON is kept as typed, and so is a mistyped number or day; in UTC a typed moment stays unchanged.
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

/** The options chosen in searched choices that a draft keeps, without sensitive values of their records. */
export function draftOptions(store: FormStore): ChosenOptions {
  const kept = Object.entries(store.chosen()).filter(([path]) => !fieldAt(store.form, path)?.sensitive)
  return Object.fromEntries(kept.map(([path, options]) => [path, options.map(keptOption)]))
}

function keptOption({ value, label, fields = {} }: FormOption): FormOption {
  const kept = Object.entries(fields).filter(([path]) => sensitiveData(path, '') === undefined)
  return { value, label, ...(kept.length > 0 && { fields: Object.fromEntries(kept) }) }
}

/** The same from a stored draft; what are no options is dropped. */
export function readDraftOptions(form: CompiledForm, draft: unknown): ChosenOptions {
  return Object.fromEntries(
    Object.entries(isRecord(draft) ? draft : {}).flatMap(([path, options]) => {
      const field = fieldAt(form, path)
      if (!field || !isSearched(field) || !Array.isArray(options)) return []
      return [[path, options.flatMap((one: unknown) => readOption(one, field.options.reads))]]
    }),
  )
}

function readOption(stored: unknown, reads: readonly string[] = []): FormOption[] {
  const fields = valueAt(stored, 'fields')
  const known = isRecord(fields) ? reads.filter(path => Object.hasOwn(fields, path)) : []
  return optionOf(valueAt(stored, 'value'), valueAt(stored, 'label')).map(option => ({
    ...option,
    ...(isRecord(fields) &&
      known.length > 0 && { fields: Object.fromEntries(known.map(path => [path, fields[path]])) }),
  }))
}

/** `item`, or `lines.item` for a field in a table of records. */
function fieldAt({ fields }: CompiledForm, path: string): CompiledField | undefined {
  const [name, inner] = path.split('.')
  const field = fields.find(one => one.name === name)
  return field?.kind === 'rows' ? field.fields.find(leaf => leaf.name === inner) : field
}

/** Whether a draft leaves out something of this field. */
function isSensitive(store: FormStore, field: CompiledField): boolean {
  const leaves = field.kind === 'rows' && field.fields.some(leaf => leaf.sensitive)
  return field.sensitive || leaves || isLaidSensitive(store, field)
}

/** Whether the server has given the field a label that suggests sensitive content. */
function isLaidSensitive(store: FormStore, field: CompiledField): boolean {
  const { label } = store.state(field.name)
  return label !== field.label && holdsSensitive(field, label)
}

/** Labels of the changed fields that a draft keeps only in part or not at all. */
export function unsavedChanges(store: FormStore): readonly string[] {
  const changed = new Set(store.changed())
  return store.form.fields
    .filter(field => changed.has(field.name) && isSensitive(store, field))
    .map(({ name }) => store.state(name).label)
}

/** Labels of the visible fields that a draft keeps only in part or not at all. */
export function unsavedLabels(store: FormStore): readonly string[] {
  return store.form.fields
    .filter(field => isSensitive(store, field))
    .map(({ name }) => store.state(name))
    .flatMap(({ visible, label }) => (visible ? [label] : []))
}

/** No text can hold a file. */
type KeptValue = Exclude<FormValue, ChosenFile>

function keptValue(field: CompiledField, value: FormValue): KeptValue {
  if (isFile(value)) return null
  if (field.kind !== 'rows') return value
  const kept = new Set(field.fields.filter(({ sensitive }) => !sensitive).map(({ name }) => name))
  return rowsOf(value).map(row => Object.fromEntries(Object.entries(row).filter(([name]) => kept.has(name))))
}

function wrongText(field: CompiledField, raw: unknown): string | undefined {
  const isTyped = field.kind === 'date' || field.kind === 'number' || (field.kind === 'text' && field.json)
  if (!isTyped) return undefined
  return typeof raw === 'string' ? raw : undefined
}

/** Whether a field with that label holds a typed value that must not be kept outside the page. */
export function holdsSensitive(
  field: { readonly kind: string; readonly name: string },
  label: string,
): boolean {
  return (field.kind === 'text' || field.kind === 'number') && sensitiveData(field.name, label) !== undefined
}
