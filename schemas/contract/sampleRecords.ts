import { type Entity } from '../language/entity.ts'
import { type EntityField } from '../language/entityField.ts'
import { type Entities } from './jsonSchemas.ts'

/** A record as JSON. */
export type SampleRecord = Readonly<Record<string, unknown>>

/**
 * Believable records of an entity: the same numbers give the same records, so that pages, filters and details agree.
 * `first` is the number of the first one, from 1.
 */
export function sampleRecords(entity: Entity, entities: Entities, count: number, first = 1): SampleRecord[] {
  return Array.from({ length: count }, (_, index) => sampleRecord(entity, entities, first + index))
}

/** How deep records inside records are made: an entity may contain itself. */
const deepest = 3

function sampleRecord(entity: Entity, entities: Entities, number: number, depth = 0): SampleRecord {
  const fields = Object.entries(entity.fields)
  const currencies = new Set(
    fields.flatMap(([, field]) => (field.type === 'money' ? [field.currency ?? 'currency'] : [])),
  )
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      currencies.has(name) && field.type === 'text'
        ? currency(number)
        : sampleValue(name, name === entity.key ? always(field) : field, entities, number, depth),
    ]),
  )
}

/** A record has its key, whatever some replies leave out. */
function always({ optional: _, ...field }: EntityField): EntityField {
  return field
}

function sampleValue(
  name: string,
  field: EntityField,
  entities: Entities,
  number: number,
  depth: number,
): unknown {
  const random = mixed(`${name}:${number}`)
  // Now and then what may be absent is.
  if (field.optional && random % 5 === 0) return null
  switch (field.type) {
    case 'id':
    case 'reference':
      return typeof field.example === 'number' ? field.example + number - 1 : 1000 + number
    case 'text':
      return field.example ?? `${field.label} ${1 + (random % 90)}`.slice(0, field.maxLength)
    case 'boolean':
      return random % 2 === 0
    case 'integer':
      return clamp(random % 100, field.min, field.max)
    case 'decimal':
      return clamp((random % 10_000) / 100, field.min, field.max)
    case 'percent':
      return (random % 1000) / 10
    case 'duration':
      return random % 40
    case 'money':
      return ((random % 100_000) - 5000) / 100
    case 'date':
      return day(random)
    case 'moment':
      return `${day(random)} ${pad(random % 24)}:${pad(random % 60)}:${pad((random >> 4) % 60)}`
    case 'status': {
      const values = Object.keys(field.options)
      return values[random % values.length]
    }
    case 'list':
    case 'object': {
      const inner = entities.get(field.entity ?? '')
      if (field.type === 'list' && !inner) return [`${field.label} 1`, `${field.label} 2`]
      if (!inner || depth >= deepest) return field.type === 'list' ? [] : null
      const records = [1, 2].map(step => sampleRecord(inner, entities, number * 10 + step, depth + 1))
      return field.type === 'list' ? records : records[0]
    }
    case 'json':
      return { [name]: number }
    case 'file':
      return `${name}-${number}.pdf`
  }
}

function currency(number: number): string {
  return ['GBP', 'EUR', 'USD'][number % 3] ?? 'GBP'
}

function clamp(value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.max(min, value))
}

/** A day of 2011, the year of the sandbox's orders. */
function day(random: number): string {
  return `2011-${pad(1 + (random % 12))}-${pad(1 + (random % 28))}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** A number that looks random and follows from a text (FNV-1a). */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 1
}
