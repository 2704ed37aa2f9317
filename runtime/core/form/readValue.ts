import { type CompiledField, type CompiledForm, type CompiledLeaf } from '../compile/compiledForm.ts'
import { readNumber } from '../text/readNumber.ts'
import { valueAt } from '../valueAt.ts'
import {
  blankField,
  blankOf,
  type FormValue,
  type FormValues,
  type LeafValue,
  type RowValue,
} from './values.ts'

/**
 * The values that a form starts with: those of the record, and the initial value of each field that the record does not
 * have. What is null in the record is empty. Without a record every field has its initial value.
 */
export function initialValues(form: CompiledForm, record: unknown): FormValues {
  return Object.fromEntries(
    form.fields.map(field => {
      const raw = valueAt(record, field.name)
      return [
        field.name,
        raw === undefined ? initialOf(field) : (readValue(field, raw) ?? blankField(field.kind)),
      ]
    }),
  )
}

/** The record that a press on the button of a table of records adds. */
export function initialRow(fields: readonly CompiledLeaf[]): RowValue {
  return Object.fromEntries(fields.map(field => [field.name, field.initial]))
}

/**
 * A value from outside as a field of this kind holds it; undefined for what it cannot hold. Servers send numbers as text
 * and flags as 0 and 1. `({ kind: 'date' }, '2026-01-05T10:00:00')` -> `2026-01-05`
 */
export function readValue(field: CompiledField, raw: unknown): FormValue | undefined {
  return field.kind === 'rows' ? readRows(field.fields, raw) : readLeaf(field, raw)
}

function readLeaf(field: CompiledLeaf, raw: unknown): LeafValue | undefined {
  switch (field.kind) {
    case 'checkbox':
      return raw === true || raw === 1 || raw === '1' || raw === 'true'
    case 'choice':
    case 'select':
      return typeof raw === 'number' || typeof raw === 'string' ? raw : booleanText(raw)
    case 'date':
      return typeof raw === 'string' ? readDate(raw, field.time) : undefined
    case 'multiSelect':
      return Array.isArray(raw) ? raw.filter(isChoice) : undefined
    case 'number':
      return readNumber(raw)
    case 'text':
      return typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : booleanText(raw)
  }
}

function readRows(fields: readonly CompiledLeaf[], raw: unknown): RowValue[] | undefined {
  if (!Array.isArray(raw)) return undefined
  return raw.map((row: unknown) =>
    Object.fromEntries(
      fields.map(field => [field.name, readLeaf(field, valueAt(row, field.name)) ?? blankOf(field.kind)]),
    ),
  )
}

function initialOf(field: CompiledField): FormValue {
  if (field.kind !== 'rows') return field.initial
  return Array.from({ length: field.min }, () => initialRow(field.fields))
}

function readDate(text: string, time: boolean): string {
  return time ? text.replace('T', ' ').slice(0, 19) : text.slice(0, 10)
}

function isChoice(entry: unknown): entry is string | number {
  return typeof entry === 'string' || typeof entry === 'number'
}

function booleanText(raw: unknown): string | undefined {
  return typeof raw === 'boolean' ? String(raw) : undefined
}
