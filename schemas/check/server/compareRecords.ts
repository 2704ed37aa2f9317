import { type Entity } from '../../language/entity.ts'
import { type EntityField } from '../../language/entityField.ts'
import { isRecord, readFlag, readNumber } from '../../wire/envelope.ts'
import { nearest } from '../nearest.ts'
import { type Vocabulary } from '../resolve/vocabulary.ts'

/** What is wrong with a field of records. */
export interface FieldFault {
  /** Dotted path of the field. */
  readonly field: string
  readonly kind: 'missing' | 'value' | 'shape' | 'option' | 'extra'
  readonly what: string
}

/** Compares records of a server with their entity: missing, unreadable and unknown fields. */
export function compareRecords(
  records: readonly Readonly<Record<string, unknown>>[],
  entity: Entity,
  vocabulary: Vocabulary,
  prefix = '',
): FieldFault[] {
  if (records.length === 0) return []
  const sent = new Set(records.flatMap(record => Object.keys(record)))
  const extra = [...sent].filter(name => !Object.hasOwn(entity.fields, name))
  return [
    ...Object.entries(entity.fields).flatMap(([name, field]) => {
      const values = records
        .map(record => (Object.hasOwn(record, name) ? record[name] : undefined))
        .filter(value => value !== undefined && value !== null)
      const path = prefix + name
      if (!sent.has(name)) return field.optional ? [] : [missing(path, name, extra)]
      return valueFaults(path, field, values, vocabulary)
    }),
    ...extra.map(
      (name): FieldFault => ({
        field: prefix + name,
        kind: 'extra',
        what: 'not in the contract.',
      }),
    ),
  ]
}

/** A missing field, with the unknown one that may be its new name. */
export function missing(path: string, name: string, others: readonly string[]): FieldFault {
  const alike = nearest(plain(name), others.map(plain))
  const other = others.find(one => plain(one) === (alike ?? plain(name)))
  const hint = other === undefined ? '' : ` The server has "${other}".`
  return { field: path, kind: 'missing', what: `is missing.${hint}` }
}

/** Normalizes names: `order_nr` and `orderNr` are the same. */
function plain(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase()
}

function valueFaults(
  path: string,
  field: EntityField,
  values: readonly unknown[],
  vocabulary: Vocabulary,
): FieldFault[] {
  if (field.type === 'list' || field.type === 'object') {
    const entity = vocabulary.entities.get(field.entity ?? '')
    const fits = field.type === 'list' ? Array.isArray : isRecord
    // Some servers send an empty list for an empty record.
    const wrong = values.find(value => !fits(value) && !(Array.isArray(value) && value.length === 0))
    if (wrong !== undefined) return [shapeFault(path, field, describe(wrong))]
    return entity ? compareRecords(values.flat().filter(isRecord), entity, vocabulary, `${path}.`) : []
  }
  if (field.type === 'json') return []
  const whole = values.find(value => typeof value === 'object')
  if (whole !== undefined) return [shapeFault(path, field, describe(whole))]
  if (field.type === 'status') {
    const unknown = values.map(String).filter(value => !Object.hasOwn(field.options, value))
    return unknown.length === 0 ? [] : [optionFault(path, unknown)]
  }
  const unread = values.find(value => !isReadable(field, value))
  if (unread !== undefined)
    return [{ field: path, kind: 'value', what: `is ${describe(unread)}, which is no ${field.type}.` }]
  return []
}

/** A value of another shape: a list where one value is expected, or the other way round. */
export function shapeFault(field: string, { type }: EntityField, is: string): FieldFault {
  return {
    field,
    kind: 'shape',
    what: `is ${is} instead of ${type === 'object' ? 'an object' : `a ${type}`}.`,
  }
}

/** Values that are not options of a status. */
export function optionFault(field: string, values: readonly string[]): FieldFault {
  const named = [...new Set(values)].slice(0, 5).map(value => `"${value}"`)
  return { field, kind: 'option', what: `has ${named.join(', ')}, which the contract does not know.` }
}

/** Whether the console can read a value, with its tolerance. */
function isReadable(field: EntityField, value: unknown): boolean {
  switch (field.type) {
    case 'boolean':
      return readFlag(value) !== undefined
    case 'date':
    case 'moment':
      return value === '' || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value))
    case 'decimal':
    case 'duration':
    case 'integer':
    case 'money':
    case 'percent':
      return value === '' || readNumber(value) !== undefined
    default:
      return true
  }
}

/** The kind of a value, without the value itself, which may be personal data. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'an object'
  return `a ${typeof value === 'string' ? 'text' : typeof value}`
}
