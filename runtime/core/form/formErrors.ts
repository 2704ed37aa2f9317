import { type Charset, charsets } from '../../../schemas/wire/charset.ts'
import {
  type CompiledDate,
  type CompiledField,
  type CompiledSubmit,
  type CompiledText,
} from '../compile/compiledForm.ts'
import { fileProblem } from '../files/fileLimits.ts'
import { messages } from '../messages.ts'
import { parseDay } from '../text/dates.ts'
import { numberProblem } from '../text/numbers.ts'
import { comparedProblem } from './comparedValues.ts'
import { type Sources } from './fieldState.ts'
import { formMessages } from './formMessages.ts'
import { fieldKey, leafAt } from './formPath.ts'
import { type FormErrors, type FormStore } from './formStore.ts'
import { isJson, isTypedMoment, linesOf } from './readValue.ts'
import { sourcesOf } from './sentValues.ts'
import { type FormValue, isBlank, isFile, rowsOf } from './values.ts'

/** One error of the value at a path of a form. */
interface FieldError {
  readonly path: string
  readonly text: string
}

/** The error of a JSON Schema validator at a path, as a message of the console. */
export function foundError(store: FormStore, path: string, keyword: string, limit: unknown): FieldError {
  return { path, text: wording(store, path, keyword, Number(limit)) }
}

/**
 * Errors that the schema of a form cannot express: fields required by a condition, by the server's overrides
 * or by the way it is sent, unfit files, invalid calendar dates, invalid JSON, limits of the texts of a list, and values of
 * other fields as limits.
 */
export function momentaryErrors(store: FormStore, { requires, label }: SentBy): FieldError[] {
  const isOpen = (path: string) => store.state(path).visible && store.state(path).enabled
  return pathsOf(store).flatMap(path => {
    const { field } = leafAt(store.form, path)
    const [table = path] = path.split('.')
    if (!isOpen(table) || !isOpen(path)) return []
    const { required } = store.state(path)
    const value = store.get(path)
    if (isBlank(value)) {
      if (required) return [{ path, text: wording(store, path, 'required', 0) }]
      if (!requires.includes(fieldKey(path))) return []
      return [{ path, text: formMessages.requiredFor(store.state(path).label, label) }]
    }
    const text = String(value)
    const problem =
      chosenProblem(field, value) ??
      typedProblem(field, text) ??
      comparedProblem(field, text, sourcesAt(store, path)) ??
      repeatedProblem(store, path)
    return problem === undefined ? [] : [{ path, text: problem }]
  })
}

/** Error of a value that an earlier record of its table has, where it may occur once; undefined: valid. */
function repeatedProblem(store: FormStore, path: string): string | undefined {
  const [name = path, index, inner = ''] = path.split('.')
  if (!leafAt(store.form, name).rows?.unique.includes(inner)) return undefined
  const same = (value: unknown) => String(value).trim().toLowerCase()
  const own = same(store.get(path))
  const first = rowsOf(store.get(name)).findIndex(row => same(row[inner] ?? '') === own)
  return first < Number(index) ? formMessages.repeated(first + 1) : undefined
}

function sourcesAt(store: FormStore, path: string): Sources {
  const [name = path, index] = path.split('.')
  const table = leafAt(store.form, name).rows
  const value = index === undefined ? undefined : rowsOf(store.get(name))[Number(index)]
  return {
    ...sourcesOf(store),
    ...(table && value && { row: { table: name, value, fields: table.fields } }),
  }
}

/** What a way to send the form takes and requires. */
export type SentBy = Pick<CompiledSubmit, 'fields' | 'requires' | 'label'>

/** Whether the value at a path is sent or required this way: errors of others do not prevent it. */
export function concerns({ fields, requires }: SentBy, path: string): boolean {
  const [name = path] = path.split('.')
  return fields === undefined || fields.includes(name) || requires.includes(fieldKey(path))
}

/** Errors by path in the order of the fields, without duplicates. */
export function errorsByPath(store: FormStore, errors: readonly FieldError[]): FormErrors {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of errors) found.set(path, (found.get(path) ?? new Set()).add(text))
  return Object.fromEntries(
    pathsOf(store).flatMap(path => {
      const texts = found.get(path)
      return texts ? [[path, [...texts]]] : []
    }),
  )
}

/** The paths of all fields in the order of the form, those of table records after their table. */
export function pathsOf(store: FormStore): string[] {
  return store.form.fields.flatMap(field =>
    field.kind === 'rows'
      ? [
          field.name,
          ...rowsOf(store.get(field.name)).flatMap((_, at) =>
            field.fields.map(({ name }) => `${field.name}.${at}.${name}`),
          ),
        ]
      : [field.name],
  )
}

function wording(store: FormStore, path: string, keyword: string, limit: number): string {
  const { field } = leafAt(store.form, path)
  const { label, length, maxLength, charset } = store.state(path)
  const value = store.get(path)
  const text = String(value)
  switch (keyword) {
    case 'required':
      if (field.kind === 'checkbox') return formMessages.tick(label)
      return field.kind === 'rows'
        ? formMessages.fewest(Math.max(field.min, 1))
        : formMessages.required(label)
    case 'minLength':
    case 'maxLength':
      return length === undefined
        ? formMessages.maxLength(maxLength ?? limit, [...text].length)
        : formMessages.length(length, [...text].length)
    case 'pattern':
      if (charset) return formMessages.charset(charset, foreignCharacters(text, charset))
      return (field.kind === 'text' && field.pattern?.message) || formMessages.wrong
    case 'type':
      return wrongType(field)
    case 'minimum':
    case 'maximum':
    case 'multipleOf':
      return (field.kind === 'number' && numberProblem(Number(value), field)) || formMessages.wrong
    case 'minItems':
      return formMessages.fewest(limit)
    case 'maxItems':
      return formMessages.most(limit)
    case 'enum':
      return formMessages.option
    default:
      return formMessages.wrong
  }
}

function wrongType({ kind }: CompiledField): string {
  if (kind === 'number') return formMessages.number
  return kind === 'select' || kind === 'choice' || kind === 'multiSelect'
    ? formMessages.option
    : formMessages.wrong
}

/** Why a chosen file cannot be sent; undefined: no file is chosen, or it can be sent. */
export function chosenProblem(field: CompiledField, value: FormValue): string | undefined {
  return field.kind === 'file' && isFile(value) ? fileProblem(value, field) : undefined
}

function typedProblem(field: CompiledField, text: string): string | undefined {
  if (field.kind === 'text' && field.list) return lineProblem(field, linesOf(text))
  if (field.kind === 'text' && field.json) return isJson(text) ? undefined : formMessages.json
  return field.kind === 'date' ? dayProblem(field, text) : undefined
}

/** What is wrong with the first text of a list that is too long or has another format; undefined: nothing. */
function lineProblem({ maxLength, pattern }: CompiledText, lines: readonly string[]): string | undefined {
  const format = pattern && new RegExp(pattern.match, 'u')
  for (const line of lines) {
    const length = [...line].length
    if (maxLength !== undefined && length > maxLength)
      return formMessages.ofLine(line, formMessages.maxLength(maxLength, length))
    if (pattern && !format?.test(line)) return formMessages.ofLine(line, pattern.message)
  }
  return undefined
}

/** Validation error of a typed day or moment; undefined: valid. */
function dayProblem({ time, min, max }: CompiledDate, text: string): string | undefined {
  const isRead = time ? isTypedMoment(text) : parseDay(text) !== undefined
  if (!isRead) return messages.dateUnparsable
  const day = text.slice(0, 10)
  if (min !== undefined && day < min) return formMessages.notBefore(min)
  return max !== undefined && day > max ? formMessages.notAfter(max) : undefined
}

/** The characters of a text outside of its character set, each once, in their order. */
export function foreignCharacters(text: string, charset: Charset): string[] {
  const allowed = new RegExp(charsets[charset], 'u')
  return [...new Set(text)].filter(character => !allowed.test(character))
}

/**
 * Whether a text is not a valid IBAN: wrong format (two letters, two digits, 11 to 30 letters and digits) or
 * wrong check digits (ISO 13616). Ignores spaces and case; an empty text gives no warning.
 */
export function isWrongIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (iban === '') return false
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return true
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest !== 1
}
