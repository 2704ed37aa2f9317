import { type SampledCall, type SampledCalls } from '../../../schemas/check/edited/sampledCalls.ts'
import { type SampleRecord, sampleRecords } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { type EntityField } from '../../../schemas/language/entityField.ts'
import { longNumber, longText, type Wording, wrapped } from './sampleValue.ts'

export interface SampleLook {
  /** Without any, lists are empty, and records have only what each of them has. */
  readonly rows: number
  readonly wording: Wording
}

/** The records of the reply of a call, by its entity; undefined if it has none. */
export function sampledRecords(
  call: SampledCall,
  { entities }: SampledCalls,
  { rows, wording }: SampleLook,
): SampleRecord[] | undefined {
  const all = new Map(Object.entries(entities))
  const entity = all.get(call.one ?? call.many ?? '')
  if (!entity) return undefined
  const count = call.one === undefined ? rows : 1
  const look = (record: SampleRecord, of: Entity): SampleRecord => {
    const entries = Object.entries(record).map(([name, value]) => {
      const field = name === of.key ? undefined : of.fields[name]
      return [name, field ? lookOf(field, value) : value]
    })
    return Object.fromEntries(entries)
  }
  const lookOf = (field: EntityField, value: unknown): unknown => {
    if (rows === 0) return bare(field, value)
    if (field.type === 'object' || field.type === 'list') {
      const inner = all.get(field.entity ?? '')
      if (!inner) return value
      return Array.isArray(value)
        ? value.map(one => look(Object(one), inner))
        : value && look(Object(value), inner)
    }
    return wording === 'veryLong' ? long(field, value) : value
  }
  return sampleRecords(entity, all, count).map(record => look(record, entity))
}

/** The reply of a call that is no grid, as its contract describes it. */
export function sampleReply(call: SampledCall, sampled: SampledCalls, look: SampleLook): unknown {
  const records = sampledRecords(call, sampled, { ...look, rows: Math.min(look.rows, mostListed) })
  if (!records) return wrapped(call.at ?? 'data', plainReply(call, look))
  return wrapped(call.at ?? 'data', call.many === undefined ? records[0] : records)
}

function plainReply({ reply }: SampledCall, { rows, wording }: SampleLook): unknown {
  switch (reply) {
    case 'flag':
      return rows > 0
    case 'number':
      return rows === 0 ? 0 : wording === 'veryLong' ? longNumber : 12
    case 'setting':
      return '1'
    case 'text':
      return rows === 0 ? '' : wording === 'veryLong' ? longText('Text') : 'Text'
    case 'texts':
      return rows === 0 ? [] : ['One', 'Two'].map(text => (wording === 'veryLong' ? longText(text) : text))
    case 'none':
    case 'message':
      return null
    default:
      return {}
  }
}

/** What a record has that has as little as possible. */
function bare(field: EntityField, value: unknown): unknown {
  if (field.optional) return null
  if (field.type === 'list') return []
  return typeof value === 'number' &&
    ['integer', 'decimal', 'money', 'percent', 'duration'].includes(field.type)
    ? Math.max(0, 'min' in field ? (field.min ?? 0) : 0)
    : value
}

function long(field: EntityField, value: unknown): unknown {
  if (field.type === 'money' && typeof value === 'number') return -longNumber - 0.5
  // Codes, as of a currency, are never long.
  if (field.type !== 'text' || typeof value !== 'string' || /^[A-Z]{2,3}$/.test(value)) return value
  return longText(value).slice(0, field.maxLength)
}

/** Entries of a list that is not paged, as the choices of a filter. */
const mostListed = 8
