import { type FormDocument, type FormLimits } from '../../../schemas/index.ts'
import { charsets } from '../../../schemas/wire/charset.ts'
import { type CompiledField } from '../compile/compiledForm.ts'
import { type FieldState } from './fieldState.ts'
import { type FormStore } from './formStore.ts'
import { type FormOption, isOption } from './options.ts'
import { type FormValue, isBlank, rowsOf, type Scalar, scalarsOf } from './values.ts'

/**
 * The document that the validator of a form looks at: the filled fields that are shown and can be changed, which of them
 * must be filled, and their limits as they are now. Nobody can mend what is hidden or locked, so it is not looked at.
 */
export function formDocument(store: FormStore): FormDocument {
  return recordDocument(store.form.fields, name => name, store)
}

function recordDocument(
  fields: readonly CompiledField[],
  pathOf: (name: string) => string,
  store: FormStore,
): FormDocument {
  const values = bare<unknown>()
  const limits = bare<FormLimits>()
  const required: string[] = []
  for (const field of fields) {
    const { name } = field
    const path = pathOf(name)
    const state = store.state(path)
    if (!state.visible || !state.enabled) continue
    const value = store.get(path)
    if (state.required || (field.kind === 'rows' && field.min > 0)) required.push(name)
    if (isBlank(value)) continue
    values[name] =
      field.kind === 'rows'
        ? rowsOf(value).map((_, at) => recordDocument(field.fields, inner => `${path}.${at}.${inner}`, store))
        : known(value, state.options)
    limits[name] = limitsOf(state)
  }
  return { values, required, limits }
}

/** What is chosen is held to the list alone; a list that could not be loaded refuses nothing. */
function limitsOf({ length, maxLength = length, charset, options }: FieldState): FormLimits {
  if (options) return options.length > 0 ? { options: options.map(({ value }) => value) } : {}
  const most = length ?? maxLength
  return {
    ...(length !== undefined && { minLength: length }),
    ...(most !== undefined && { maxLength: most }),
    ...(charset !== undefined && { pattern: charsets[charset] }),
  }
}

/** A chosen value as its option spells it: a record may have an id as text that the list has as a number. */
function known(value: FormValue, options: readonly FormOption[] | undefined): FormValue {
  if (!options) return value
  const spelled = (one: Scalar) => options.find(option => isOption(option, one))?.value ?? one
  if (typeof value === 'string' || typeof value === 'number') return spelled(value)
  return scalarsOf(value).length > 0 ? scalarsOf(value).map(spelled) : value
}

/** A record without inherited properties: a field may be called `constructor`. */
function bare<T>(): Record<string, T> {
  return Object.create(null)
}
