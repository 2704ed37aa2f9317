import { type CompiledField } from '../compile/compiledForm.ts'
import { getOwn } from '../objects.ts'
import { readNumber } from '../text/numbers.ts'
import { conditionData, isVisible, type Sources } from './fieldState.ts'
import { rowsOf } from './values.ts'

/** A value at a path, with the field that has it; without a field it is from outside the form. */
export interface Found {
  readonly field: CompiledField | undefined
  readonly value: unknown
}

/** The value at a path: of a field of the same record, else of the form, else of the record, a load or the profile. */
export function foundAt(path: string, sources: Sources): Found {
  const { form, values, row } = sources
  const [name = '', ...steps] = path.split('.')
  const inRow = row?.fields.find(field => field.name === name)
  const field = inRow ?? form.fields.find(one => one.name === name)
  const data = conditionData(inRow ? sources : { ...sources, row: undefined })
  if (!field) return { field, value: data.at(path) ?? null }
  if (!isVisible(field, data)) return { field, value: null }
  if (steps.length > 0) return { field: undefined, value: data.at(path) ?? null }
  return { field, value: getOwn(inRow && row ? row.value : values, name) ?? null }
}

/** The numbers at a path, several for a field in a table; null for an empty one, undefined for what is no number. */
export function numbersAt(operand: string | number, sources: Sources): (number | null | undefined)[] {
  if (typeof operand === 'number') return [operand]
  const [name = '', inner = ''] = operand.split('.')
  const table = sources.form.fields.find(field => field.name === name)
  if (table?.kind !== 'rows') return [numberOf(foundAt(operand, sources).value)]
  return rowsOf(sources.values[name]).map(value =>
    numberOf(foundAt(inner, { ...sources, row: { table: name, value, fields: table.fields } }).value),
  )
}

function numberOf(value: unknown): number | null | undefined {
  return value === null || value === '' ? null : readNumber(value)
}
