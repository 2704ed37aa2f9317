import { getOwn, valueAt } from '../objects.ts'
import { foundAt } from './computedSources.ts'
import { conditionData, type FieldState, fieldState, type Sources } from './fieldState.ts'
import { fieldKey, leafAt } from './formPath.ts'
import { rowsOf } from './values.ts'

/** The state of the field at a path, `name` or `table.0.name`. Throws for an unknown path. */
export function stateAt(path: string, now: Omit<Sources, 'row'>): FieldState {
  const { form, values, surroundings } = now
  const { field, index } = leafAt(form, path)
  const [table = path] = path.split('.')
  const inTable = form.fields.find(({ name }) => name === table)
  const listed = index === undefined ? [surroundings.record] : valueAt(surroundings.record, table)
  const fields = inTable?.kind === 'rows' ? inTable.fields : []
  const value = index === undefined ? undefined : (rowsOf(values[table])[index] ?? {})
  const sources = { ...now, row: value && { table, value, fields } }
  return fieldState(field, conditionData(sources), {
    loads: surroundings.loads,
    records: Array.isArray(listed) ? listed : [],
    found: getOwn(surroundings.chosen ?? {}, fieldKey(path)) ?? [],
    ...(field.kind === 'number' &&
      field.currency !== '' && {
        currency: foundAt(field.currency, sources).value,
      }),
  })
}
