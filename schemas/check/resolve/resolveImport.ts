import { type EntityField } from '../../language/entityField.ts'
import { type ImportColumn } from '../../language/import.ts'
import { child, type Item, isObject, items } from '../item.ts'
import { type FieldContext, resolveEntry } from './resolveFields.ts'
import { inFull, replaced } from './scope.ts'

/**
 * An import with its columns completed from the fields of its entity, by default that of the grid's records; own keys
 * override them.
 */
export function resolveImport(item: Item, context: FieldContext): unknown {
  const named = child(item, 'entity')
  const entity = context.scope.entity(named)
  const ofRows = named.value === undefined ? context : { scope: context.scope, entity }
  return replaced(item, {
    entity: ({ value }) => (typeof value === 'string' ? undefined : value),
    columns: list =>
      Array.isArray(list.value) ? items(list).map(column => resolveColumn(column, ofRows)) : list.value,
  })
}

function resolveColumn(item: Item, context: FieldContext): unknown {
  // A header that is not a field is written in full.
  const { value } = inFull(item, 'field')
  if (!isObject(value) || value.field === undefined) return item.value
  const resolved = resolveEntry(item, context, (written, field) => ({
    ...(field && ofField(field)),
    ...written,
  }))
  if (!isObject(resolved)) return resolved
  // An unknown field returns with the keys of a grid column.
  const { field: name, label: _, ...column } = resolved
  return { header: name, ...column }
}

/** The requirement on a column of the file: a value unless optional, in the spelling of its type and within its limits. */
function ofField(field: EntityField): Omit<ImportColumn, 'header'> {
  const kind = kinds[field.type]
  const pattern = 'pattern' in field ? field.pattern : undefined
  return {
    ...(!field.optional && { required: true }),
    ...(kind && { kind }),
    ...(pattern && { pattern }),
    ...(field.example !== undefined && !isWrong(field.example, field) && { example: field.example }),
    ...limits(field),
  }
}

/** Whether the entity reports its example: it is not reported again for each import that takes it over. */
function isWrong(example: NonNullable<EntityField['example']>, field: EntityField): boolean {
  const { options, min = -Infinity, max = Infinity } = limits(field)
  if (options) return !options.includes(String(example))
  const isNumber = kinds[field.type] === 'integer' || kinds[field.type] === 'number'
  return isNumber && (typeof example !== 'number' || example < min || example > max)
}

function limits(field: EntityField): Omit<ImportColumn, 'header'> {
  if (field.type === 'status') return { options: Object.keys(field.options) }
  if (field.type === 'text')
    return {
      ...(field.length !== undefined && { length: field.length }),
      ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    }
  if (field.type !== 'integer' && field.type !== 'decimal' && field.type !== 'money') return {}
  return {
    ...(field.min !== undefined && { min: field.min }),
    ...(field.max !== undefined && { max: field.max }),
  }
}

const kinds: Partial<Record<EntityField['type'], NonNullable<ImportColumn['kind']>>> = {
  integer: 'integer',
  decimal: 'number',
  money: 'number',
  percent: 'number',
  duration: 'number',
  date: 'date',
  moment: 'date',
}
