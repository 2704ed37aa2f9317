import { type FieldOptions, type SearchedOptions } from '../../../schemas/index.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type CompiledField, type CompiledForm, type CompiledLeaf } from '../compile/compiledForm.ts'
import { valueAt } from '../objects.ts'
import { displayDate, parseDay, utcText, zonedInstant } from '../text/dates.ts'
import { readNumber } from '../text/numbers.ts'
import { isOption } from './options.ts'
import {
  blankField,
  blankOf,
  type FormValue,
  type FormValues,
  type LeafValue,
  type RowValue,
  type Scalar,
} from './values.ts'

/**
 * The initial values of a form: those of the record, and the initial value of each field missing from the
 * record or not filled by it. Null in the record is empty. Without a record every field has its initial value.
 */
export function initialValues(form: CompiledForm, record: unknown, zone: string): FormValues {
  return Object.fromEntries(
    form.fields.map(field => {
      const raw = field.prefilled ? valueAt(record, field.name) : undefined
      return [
        field.name,
        raw === undefined ? initialOf(field) : (readValue(field, raw, zone) ?? blankField(field)),
      ]
    }),
  )
}

/** The record that the add button of a table of records inserts. */
export function initialRow(fields: readonly CompiledLeaf[]): RowValue {
  return Object.fromEntries(fields.map(field => [field.name, field.initial]))
}

/**
 * A value from outside as a field of this kind holds it; undefined if it cannot. Servers send numbers as text
 * and flags as 0 and 1; a moment is in UTC and held in `zone`. `({ kind: 'date' }, '2026-01-05T10:00:00')` ->
 * `2026-01-05`
 */
export function readValue(field: CompiledField, raw: unknown, zone: string): FormValue | undefined {
  if (field.kind === 'own') return field.holds === 'text' ? readText(raw) : readRecords(raw)
  // No record has the file itself.
  if (field.kind === 'file') return undefined
  return field.kind === 'rows' ? readRows(field.fields, raw, zone) : readLeaf(field, raw, zone)
}

function readLeaf(field: CompiledLeaf, raw: unknown, zone: string): LeafValue | undefined {
  switch (field.kind) {
    case 'checkbox':
      return raw === true || raw === 1 || raw === '1' || raw === 'true'
    case 'choice':
    case 'select':
      return chosen(field.options, isChoice(raw) ? raw : booleanText(raw))
    case 'date':
      if (typeof raw !== 'string') return undefined
      // Databases write an empty date as the zero date.
      if (raw.startsWith('0000-00-00')) return ''
      return field.time ? typedMoment(raw, zone) : raw.slice(0, 10)
    case 'multiSelect':
      return Array.isArray(raw) ? raw.filter(isChoice).map(one => chosen(field.options, one)) : undefined
    case 'number':
      return readNumber(raw)
    case 'text':
      if (field.list && Array.isArray(raw)) return readLines(raw)
      return field.json ? readJson(raw) : readText(raw)
  }
}

function readLines(raw: readonly unknown[]): string {
  return raw.map(readText).filter(isLine).join('\n')
}

/** A typed list as it is sent: an unchanged one of the server as it came, otherwise its texts. */
export function sentLines(text: string, said: unknown): unknown {
  if (said === null && text === '') return null
  return Array.isArray(said) && readLines(said) === text ? said : linesOf(text)
}

/** The texts of a list, typed one per line: without empty ones, and without spaces around them. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(isLine)
}

function isLine(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}

/** Data of any shape as indented text; null is empty. */
function readJson(raw: unknown): string | undefined {
  return raw === null ? '' : JSON.stringify(raw, undefined, 2)
}

/** A typed text as the JSON that is sent: an unchanged value of the server as it came, an empty text as null. */
export function sentJson(text: string, said: unknown): unknown {
  if (text.trim() === '') return null
  if (said !== undefined && readJson(said) === text) return said
  return isJson(text) ? JSON.parse(text) : text
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A value with the type of its fixed option: a number in the definition is sent as a number. */
function chosen<T extends Scalar | undefined>(
  options: FieldOptions | SearchedOptions,
  raw: T,
): T | string | number {
  if ('load' in options || 'search' in options || raw === undefined || raw === null) return raw
  return options.find(option => isOption(option, raw))?.value ?? raw
}

function readText(raw: unknown): string | undefined {
  return typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : booleanText(raw)
}

/** Records of plain values; entries that are not records, and nested values, are dropped. */
function readRecords(raw: unknown): RowValue[] | undefined {
  if (!Array.isArray(raw)) return undefined
  return raw
    .filter(isRecord)
    .map(row =>
      Object.fromEntries(Object.entries(row).filter((entry): entry is [string, Scalar] => isPlain(entry[1]))),
    )
}

function isPlain(value: unknown): value is Scalar {
  return value === null || typeof value === 'boolean' || isChoice(value)
}

function readRows(fields: readonly CompiledLeaf[], raw: unknown, zone: string): RowValue[] | undefined {
  if (!Array.isArray(raw)) return undefined
  return raw.map((row: unknown) =>
    Object.fromEntries(
      fields.map(field => [
        field.name,
        field.prefilled
          ? (readLeaf(field, valueAt(row, field.name), zone) ?? blankOf(field.kind))
          : field.initial,
      ]),
    ),
  )
}

function initialOf(field: CompiledField): FormValue {
  if (field.kind !== 'rows') return field.initial
  return Array.from({ length: field.min }, () => initialRow(field.fields))
}

function isChoice(entry: unknown): entry is string | number {
  return typeof entry === 'string' || typeof entry === 'number'
}

function booleanText(raw: unknown): string | undefined {
  return typeof raw === 'boolean' ? String(raw) : undefined
}

/**
 * A moment of the server as its field holds it: in the zone of the user, without zero seconds. Other text is
 * returned unchanged. `('2026-01-05 10:00:00', 'Africa/Cairo')` -> `2026-01-05 12:00`
 */
function typedMoment(text: string, zone: string): string {
  return isServerMoment(text) ? displayDate(text, { time: true, zone }).replace(/:00$/, '') : text
}

/**
 * A typed moment as it is sent: in UTC, `yyyy-MM-dd HH:mm:ss` (spec 1 §5). An unchanged moment of the server
 * is sent back as it came, also in a repeated hour. Other text is returned unchanged.
 */
export function sentMoment(text: string, zone: string, said: unknown): string {
  if (typeof said === 'string' && isServerMoment(said) && typedMoment(said, zone) === text)
    return displayDate(said, { time: true, zone: 'UTC' })
  const [, day = '', hour = '', minute = '', second = '0'] = typed.exec(text) ?? []
  const midnight = parseDay(day)
  if (midnight === undefined) return text
  const wall = midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
  return utcText(zonedInstant(wall, zone))
}

/** Whether a text is a typed moment: yyyy-MM-dd HH:mm, with optional seconds. */
export function isTypedMoment(text: string): boolean {
  return parseDay(typed.exec(text)?.[1] ?? '') !== undefined
}

const typed = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** A bare day has no zone. */
function isServerMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(text) && parseDay(text.slice(0, 10)) !== undefined
}
