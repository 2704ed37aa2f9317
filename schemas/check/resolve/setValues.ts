import { type EntityField } from '../../language/entityField.ts'
import { explain } from '../explain.ts'
import { child, entries, type Item, text } from '../item.ts'
import { type EntityOf, type Scope } from './scope.ts'

/** Reports unknown fields and impossible values among those that an action sets by itself. */
export function checkSetValues(action: Item, record: EntityOf, scope: Scope): void {
  if (!record || record === 'wrong') return
  for (const item of ['onSuccess', 'onError'].flatMap(key => entries(child(action, key, 'set')))) {
    const [name, value] = item
    const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined
    if (field) checkValue(name, value, field, scope)
    else scope.foundKey(value, explain.entityFieldUnknown(name, record.name, Object.keys(record.fields)))
  }
}

function checkValue(name: string, item: Item, field: EntityField, scope: Scope): void {
  const { value } = item
  if (value === null) {
    if (!field.optional) scope.found(item, explain.setNull(name))
    return
  }
  const option = text(item)
  if (field.type === 'status' && option !== undefined) {
    const known = Object.keys(field.options)
    if (!known.includes(option)) scope.found(item, explain.optionUnknown(option, known))
    return
  }
  const types = valueTypes[field.type]
  // Other values are reported by the shape.
  if (types && ['string', 'number', 'boolean'].includes(typeof value) && !types.includes(typeof value))
    scope.found(item, explain.setUnfit(JSON.stringify(value), name, field.type))
}

/** The values of a type in JavaScript; one that is not here has values of any type. */
const valueTypes: Readonly<Partial<Record<EntityField['type'], readonly string[]>>> = {
  boolean: ['boolean'],
  date: ['string'],
  decimal: ['number'],
  duration: ['number'],
  id: ['number', 'string'],
  integer: ['number'],
  list: [],
  moment: ['string'],
  money: ['number'],
  object: [],
  percent: ['number'],
  reference: ['number', 'string'],
  status: ['string'],
  text: ['string'],
}
