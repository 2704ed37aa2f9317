import { type CompiledField, type CompiledForm, type CompiledRows } from '../compile/compiledForm.ts'
import { getOwn } from '../objects.ts'
import { type FormValue, type FormValues, isRow, type LeafValue, rowsOf } from './values.ts'

/** The field at a path of a form. */
export interface PlaceInForm {
  readonly field: CompiledField
  /** The field itself when it is a table of records. */
  readonly rows: CompiledRows | undefined
  /** Index of the record, from 0, for a field in a table of records. */
  readonly index: number | undefined
}

/** The field at a path: `name`, or `table.0.name`. Throws for an unknown path. */
export function leafAt(form: CompiledForm, path: string): PlaceInForm {
  const [name, index, inner] = path.split('.')
  const field = form.fields.find(one => one.name === name)
  if (field && index === undefined)
    return { field, rows: field.kind === 'rows' ? field : undefined, index: undefined }
  const leaf = field?.kind === 'rows' ? field.fields.find(one => one.name === inner) : undefined
  if (!leaf) throw new Error(`The form "${form.id}" has no field "${path}".`)
  return { field: leaf, rows: undefined, index: Number(index) }
}

/** The field path for a validator's path, `.table.0.name`; for an entry of a list that of the list. */
export function pathOfEntry(form: CompiledForm, property: string): string {
  const [name = '', index, inner] = property.replace(/^\./, '').split('.')
  const isTable = form.fields.some(field => field.name === name && field.kind === 'rows')
  return isTable && inner !== undefined ? `${name}.${index}.${inner}` : name
}

/** The field at the segments of a path; undefined for the form, a record of a table, and an unknown path. */
export function fieldAt(form: CompiledForm, path: readonly (string | number)[]): CompiledField | undefined {
  const [name, , inner] = path
  const field = form.fields.find(one => one.name === name)
  if (path.length === 1) return field
  return field?.kind === 'rows' ? field.fields.find(leaf => leaf.name === inner) : undefined
}

/** The value at a path, or null if missing. */
export function formValueAt(values: FormValues, path: string): FormValue {
  const [name = '', index, inner] = path.split('.')
  const value = getOwn(values, name)
  if (index === undefined) return value ?? null
  return rowsOf(value)[Number(index)]?.[inner ?? ''] ?? null
}

/** The values with the one at a path replaced. Unchanged if there is no such record. */
export function withValue(values: FormValues, path: string, value: FormValue): FormValues {
  const [name = '', index, inner] = path.split('.')
  if (index === undefined || inner === undefined) return { ...values, [name]: value }
  const leaf = isLeaf(value) ? value : null
  const rows = rowsOf(values[name])
  return {
    ...values,
    [name]: rows.map((row, at) => (at === Number(index) ? { ...row, [inner]: leaf } : row)),
  }
}

function isLeaf(value: FormValue): value is LeafValue {
  return !Array.isArray(value) || !value.some(isRow)
}

/** The path of a field without the place of its record: `lines.0.item` -> `lines.item`. */
export function fieldKey(path: string): string {
  return path.replace(/\.\d+\./, '.')
}
