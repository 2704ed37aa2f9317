import { type EntityField } from '../../language/entityField.ts'
import { type ImportColumn } from '../../language/import.ts'
import { type Item, isObject, items } from '../item.ts'
import { type FieldContext, resolveEntry } from './resolveFields.ts'
import { inFull, replaced } from './scope.ts'

/** An import with the columns of its file by the fields of the grid's records; what a column says itself wins. */
export function resolveImport(item: Item, context: FieldContext): unknown {
  return replaced(item, {
    columns: list =>
      Array.isArray(list.value) ? items(list).map(column => resolveColumn(column, context)) : list.value,
  })
}

function resolveColumn(item: Item, context: FieldContext): unknown {
  // A header that is no field of the records is written in full.
  const { value } = inFull(item, 'field')
  if (!isObject(value) || value.field === undefined) return item.value
  const resolved = resolveEntry(item, context, (written, field) => ({
    ...(field && ofField(field)),
    ...written,
  }))
  if (!isObject(resolved)) return resolved
  // An unknown field comes back with the keys that a column of a grid would need.
  const { field: name, label: _, ...column } = resolved
  return { header: name, ...column }
}

/** What a file must hold for a field: a value unless it is optional, in the spelling of its type. */
function ofField(field: EntityField): Omit<ImportColumn, 'header'> {
  const kind = kinds[field.type]
  const pattern = 'pattern' in field ? field.pattern?.match : undefined
  return {
    ...(!field.optional && { required: true }),
    ...(kind && { kind }),
    ...(pattern !== undefined && { pattern }),
  }
}

const kinds: Partial<Record<EntityField['type'], NonNullable<ImportColumn['kind']>>> = {
  integer: 'number',
  decimal: 'number',
  money: 'number',
  percent: 'number',
  duration: 'number',
  date: 'date',
  moment: 'date',
}
