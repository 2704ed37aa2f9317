import { type EntityField } from '../../language/entityField.ts'
import { statusOptions } from './fieldTypes.ts'
import { type EntityOf, type Words } from './scope.ts'

/** The first control that fits the type of a field. */
export function formKind(field: EntityField, written: Words): string {
  const hasOptions = written.options !== undefined
  if (hasOptions && field.type !== 'list') return 'select'
  switch (field.type) {
    case 'boolean':
      return 'checkbox'
    case 'date':
    case 'moment':
      return 'date'
    case 'decimal':
    case 'duration':
    case 'integer':
    case 'money':
    case 'percent':
      return 'number'
    case 'file':
      return 'file'
    case 'status':
      return 'select'
    case 'list':
      if (field.entity !== undefined) return 'rows'
      return hasOptions ? 'multiSelect' : 'text'
    default:
      return 'text'
  }
}

/** The keys of a control that follow from the field. */
export function controlKeys(field: EntityField, kind: string): Words {
  switch (kind) {
    case 'text': {
      if (field.type === 'json') return { json: true }
      if (field.type === 'list') return { list: true }
      if (field.type !== 'text') return {}
      const { maxLength, length, charset, pattern, warn, rows, masked, placeholder } = field
      return withoutUndefined({ maxLength, length, charset, pattern, warn, rows, masked, placeholder })
    }
    case 'number':
      return withoutUndefined(numberKeys(field))
    case 'date':
      return field.type === 'moment' && field.time !== false ? { time: true } : {}
    case 'select':
    case 'choice':
    case 'multiSelect':
      return field.type === 'status' ? { options: statusOptions(field) } : {}
    default:
      return {}
  }
}

function numberKeys(field: EntityField): Words {
  switch (field.type) {
    case 'integer':
      return { min: field.min, max: field.max, unit: field.unit, decimals: 0 }
    case 'decimal':
      return { min: field.min, max: field.max, unit: field.unit, decimals: field.decimals }
    case 'money':
      return { min: field.min, max: field.max, decimals: 2 }
    case 'duration':
      return { unit: field.unit ?? 'd' }
    case 'percent':
      return { unit: '%' }
    default:
      return {}
  }
}

/**
 * Path of the currency of an amount: a field of the same table or form, else of the record that fills the form. Undefined
 * for other fields, and where neither has the currency.
 */
export function currencyPath(
  field: EntityField,
  { beside, record }: { readonly beside: readonly string[]; readonly record: EntityOf },
): string | undefined {
  if (field.type !== 'money') return undefined
  const { currency = 'currency' } = field
  if (beside.includes(currency)) return currency
  const has = record && record !== 'wrong' && Object.hasOwn(record.fields, currency)
  return has ? `record.${currency}` : undefined
}

export function withoutUndefined(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
}
