import { type LeafField } from '../../../schemas/index.ts'

export type Scalar = string | number | boolean | null
/** The value of a field without nested fields. A mistyped number or day is kept as text. */
export type LeafValue = Scalar | readonly Scalar[]
/** One record of a table of records, by the names of its fields. */
export type RowValue = Readonly<Record<string, LeafValue>>
/** A chosen file, as far as the values of a form look at it; its bytes are read when it is sent. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}
export type FormValue = LeafValue | readonly RowValue[] | ChosenFile
/** The values of all fields by name, including hidden ones. */
export type FormValues = Readonly<Record<string, FormValue>>

/** The empty value of a kind of field. */
export function blankOf(kind: LeafField['kind']): LeafValue {
  switch (kind) {
    case 'checkbox':
      return false
    case 'choice':
    case 'number':
    case 'select':
      return null
    case 'multiSelect':
      return []
    case 'date':
    case 'text':
      return ''
  }
}

/** The empty value of any field; for a table of records an empty list, for a file null. */
export function blankField(field: {
  readonly kind: LeafField['kind'] | 'file' | 'own' | 'rows'
  readonly holds?: 'text' | 'records'
}): FormValue {
  if (field.kind === 'own') return field.holds === 'text' ? '' : []
  if (field.kind === 'file') return null
  return field.kind === 'rows' ? [] : blankOf(field.kind)
}

/** Whether a value is empty: an empty or blank text, null, an empty list, an unticked check box. */
export function isBlank(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}

/** Deep equality of two values. */
export function sameValue(one: FormValue, other: FormValue): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      one.every((entry: LeafValue | RowValue, at) => sameEntry(entry, other[at]))
    )
  return false
}

/** Whether a value is a chosen file. */
export function isFile(value: FormValue | undefined): value is ChosenFile {
  return typeof value === 'object' && value !== null && 'size' in value
}

/** The records of a table of records; empty for any other value. */
export function rowsOf(value: FormValue | undefined): readonly RowValue[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

/** The entries of a list that are not records; empty for any other value. */
export function scalarsOf(value: FormValue): readonly Scalar[] {
  if (typeof value !== 'object' || value === null || isFile(value)) return []
  return [...value].flatMap(entry => (isScalar(entry) ? [entry] : []))
}

function isScalar(entry: Scalar | RowValue): entry is Scalar {
  return typeof entry !== 'object' || entry === null
}

export function isRow(entry: LeafValue | RowValue): entry is RowValue {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
}

function sameEntry(one: LeafValue | RowValue, other: LeafValue | RowValue | undefined): boolean {
  if (other === undefined) return false
  if (!isRow(one)) return !isRow(other) && sameValue(one, other)
  if (!isRow(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => {
      const [left, right] = [one[key], other[key]]
      return left !== undefined && right !== undefined && sameValue(left, right)
    })
  )
}
