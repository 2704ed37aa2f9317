import { limitsKey } from '../../../schemas/rjsfForm.ts'
import { charsets } from '../../../schemas/wire/charset.ts'
import { type CompiledField } from '../compile/compiledForm.ts'
import { type FieldState } from './fieldState.ts'
import { type FormStore } from './formStore.ts'
import { type FormOption, isOption } from './options.ts'
import { isSearched } from './searchedOptions.ts'
import { type FormValue, isBlank, isFile, rowsOf, type Scalar, scalarsOf } from './values.ts'

/**
 * The values passed to the validator of a form, with their current limits: filled fields that are visible and
 * editable. Hidden and locked fields are not validated, because the user cannot correct them.
 */
export function validatedValues(store: FormStore): Readonly<Record<string, unknown>> {
  return validatedRecord(store.form.fields, name => name, store)
}

function validatedRecord(
  fields: readonly CompiledField[],
  pathOf: (name: string) => string,
  store: FormStore,
): Readonly<Record<string, unknown>> {
  const values = bare<unknown>()
  const limits = bare<FormLimits>()
  for (const field of fields) {
    const { name } = field
    const path = pathOf(name)
    const state = store.state(path)
    const value = store.get(path)
    if (!state.visible || !state.enabled || isBlank(value)) continue
    values[name] =
      field.kind === 'rows'
        ? rowsOf(value).map((_, at) =>
            validatedRecord(field.fields, inner => `${path}.${at}.${inner}`, store),
          )
        : isFile(value)
          ? value.name
          : spelled(value, state.options)
    limits[name] = limitsOf(state, field)
  }
  values[limitsKey] = limits
  return values
}

/** Limits of a field that the server may override. */
interface FormLimits {
  readonly minLength?: number
  readonly maxLength?: number
  /** A regular expression with the flag u that must match the whole text. */
  readonly pattern?: string
  /** Absent: not validated, because the options are not known. */
  readonly options?: readonly (string | number)[]
}

/** Selected values are limited to the list; one that is searched or could not be loaded limits nothing. */
function limitsOf(
  { length, maxLength = length, charset, options }: FieldState,
  field: CompiledField,
): FormLimits {
  if (isSearched(field)) return {}
  if (options) return options.length > 0 ? { options: options.map(({ value }) => value) } : {}
  const most = length ?? maxLength
  const pattern = charset ? charsets[charset] : field.kind === 'text' ? field.pattern?.match : undefined
  return {
    ...(length !== undefined && { minLength: length }),
    ...(most !== undefined && { maxLength: most }),
    ...(pattern !== undefined && { pattern }),
  }
}

/** With the type of its option: a record may hold an id as text that the list has as a number. */
export function spelled(value: FormValue, options: readonly FormOption[] | undefined): FormValue {
  if (!options) return value
  const one = (value: Scalar) => options.find(option => isOption(option, value))?.value ?? value
  if (typeof value === 'string' || typeof value === 'number') return one(value)
  return scalarsOf(value).length > 0 ? [...new Set(scalarsOf(value).map(one))] : value
}

/** A record without a prototype, because a field may be named `constructor`. */
function bare<T>(): Record<string, T> {
  return Object.create(null)
}
