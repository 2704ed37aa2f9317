import { type CompiledField, type CompiledForm } from '../compile/compiledForm.ts'
import { getOwn, valueAt } from '../objects.ts'
import { readNumber } from '../text/numbers.ts'
import { conditionData, type FormProfile, isVisible, type Surroundings } from './fieldState.ts'
import { type FormValue, type FormValues, type RowValue, rowsOf } from './values.ts'

/** What a computed field may name. */
export interface Sources {
  readonly form: CompiledForm
  readonly values: FormValues
  readonly surroundings: Surroundings
  readonly profile: FormProfile | undefined
  /** Of a field in a table: its record, and the fields of the table. */
  readonly row?: { readonly value: RowValue; readonly fields: readonly CompiledField[] }
}

/** A value at a path, with the field that has it; without a field it is from outside the form. */
export interface Found {
  readonly field: CompiledField | undefined
  readonly value: unknown
}

/** The value at a path: of a field of the same record, else of the form, else of the record, a load or the profile. */
export function foundAt(path: string, sources: Sources): Found {
  const { form, values, surroundings, profile, row } = sources
  const [name = '', ...steps] = path.split('.')
  const inRow = row?.fields.find(field => field.name === name)
  const field = inRow ?? form.fields.find(one => one.name === name)
  const data = conditionData(values, surroundings, profile, inRow && row?.value)
  if (!field) return { field, value: valueAt(data.seen, path) ?? null }
  if (!isVisible(field, data)) return { field, value: null }
  const value = getOwn(inRow && row ? row.value : values, name) ?? null
  return steps.length === 0
    ? { field, value }
    : { field: undefined, value: valueAt(chosenEntry(field, value, surroundings), steps.join('.')) ?? null }
}

/** The numbers at a path, several for a field in a table; null for an empty one, undefined for what is no number. */
export function numbersAt(operand: string | number, sources: Sources): (number | null | undefined)[] {
  if (typeof operand === 'number') return [operand]
  const [name = '', inner = ''] = operand.split('.')
  const table = sources.form.fields.find(field => field.name === name)
  if (table?.kind !== 'rows') return [numberOf(foundAt(operand, sources).value)]
  return rowsOf(sources.values[name]).map(value =>
    numberOf(foundAt(inner, { ...sources, row: { value, fields: table.fields } }).value),
  )
}

function numberOf(value: unknown): number | null | undefined {
  return value === null || value === '' ? null : readNumber(value)
}

/** The entry of a load that is chosen in a field. */
function chosenEntry(field: CompiledField, value: FormValue, { loads }: Surroundings): unknown {
  if (!('options' in field) || !field.options || !('load' in field.options)) return undefined
  const { load, value: key } = field.options
  const entries = valueAt(loads, load)
  if (!Array.isArray(entries) || key === undefined || value === null) return undefined
  return entries.find((entry: unknown) => String(valueAt(entry, key)) === String(value))
}
