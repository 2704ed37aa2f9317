import { type Profile } from '../../../schemas/index.ts'
import { type Charset } from '../../../schemas/wire/charset.ts'
import { getOwn, valueAt } from '../objects.ts'
import { plainText } from '../text/displayText.ts'
import { type FormProfile, type PlacedField } from './fieldState.ts'
import { type FormValues } from './values.ts'

/** The profiles of a form, read from the server's reply. */
export interface ProfileReading {
  /** Why no profile could be read; empty: all are valid. */
  readonly problem: string
  /** The selected profile; if none is selected, one that hides all fields that profiles control. */
  readonly profileOf: (values: FormValues) => FormProfile
}

interface ProfiledForm {
  readonly fields: readonly { readonly name: string }[]
}

/**
 * Reads the server's overrides for the fields of a form (spec 1 §5): every entry of a list, or the single
 * value, must have the keys that the definition requires, else all are ignored. A single profile applies
 * whatever the values. Each profile covers every field except the one that selects it and the free ones, so
 * that a field it does not list is hidden.
 */
export function readProfiles(words: Profile, form: ProfiledForm, data: unknown): ProfileReading {
  const ruled = form.fields
    .map(({ name }) => name)
    .filter(name => name !== words.by && !(words.free ?? []).includes(name))
  const nothing: FormProfile = { about: undefined, fields: laidOver(words, ruled, []) }
  const refused = (problem: string): ProfileReading => ({ problem, profileOf: () => nothing })
  const needed = [words.by, ...(words.needs ?? [])]
  const listed = words.fields ?? 'fields'
  const valid = (entry: unknown) =>
    needed.every(key => isThere(valueAt(entry, key))) && Array.isArray(valueAt(entry, listed))
  const profileOfEntry = (entry: unknown): FormProfile => ({
    about: entry,
    fields: laidOver(words, ruled, valueAt(entry, listed)),
  })

  if (!Array.isArray(data)) {
    if (typeof data !== 'object' || data === null) return refused(words.invalid.list)
    if (!valid(data)) return refused(words.invalid.single)
    const single = profileOfEntry(data)
    return { problem: '', profileOf: () => single }
  }
  if (!data.every(valid)) return refused(words.invalid.list)
  const profiles = new Map<string, FormProfile>()
  for (const entry of data) {
    const id = plainText(valueAt(entry, words.by))
    if (id !== '' && !profiles.has(id)) profiles.set(id, profileOfEntry(entry))
  }
  return { problem: '', profileOf: values => profiles.get(plainText(getOwn(values, words.by))) ?? nothing }
}

function laidOver(words: Profile, ruled: readonly string[], listed: unknown): FormProfile['fields'] {
  const keys = words.keys ?? {}
  const entries = new Map<unknown, unknown>()
  for (const entry of Array.isArray(listed) ? listed : []) {
    const name = valueAt(entry, keys.name ?? 'name')
    if (!entries.has(name)) entries.set(name, entry)
  }
  return Object.fromEntries(
    ruled.map(name => [
      name,
      entries.has(name) ? laidField(words, name, entries.get(name)) : { visible: false, required: false },
    ]),
  )
}

/** Servers send numbers as text and flags as 0 and 1; invalid values are ignored. */
function laidField(words: Profile, name: string, entry: unknown): PlacedField {
  const keys = words.keys ?? {}
  const label = valueAt(entry, keys.label ?? 'label')
  const maxLength = lengthOf(valueAt(entry, keys.maxLength ?? 'maxLength'))
  const exact = words.exact?.includes(name) ?? true
  const length = exact ? lengthOf(valueAt(entry, keys.length ?? 'length')) : undefined
  const charset = charsetOf(valueAt(entry, keys.charset ?? 'charset'))
  return {
    visible: true,
    required: flagOf(valueAt(entry, keys.required ?? 'required')),
    dropdown: flagOf(valueAt(entry, keys.dropdown ?? 'dropdown')),
    ...(typeof label === 'string' && label.trim() !== '' && { label }),
    ...(length !== undefined ? { length } : maxLength !== undefined && { maxLength }),
    ...(charset && { charset }),
  }
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null
}

function flagOf(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

function lengthOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^[0-9]{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

function charsetOf(value: unknown): Charset | undefined {
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  return word === 'arabic' || word === 'english' ? word : undefined
}
