import { type Entity } from '../language/entity.ts'
import { type EntityField } from '../language/entityField.ts'
import { type Entities } from './jsonSchemas.ts'
import { sampleMoment } from './sampleMoments.ts'
import { sampleNumber } from './sampleNumbers.ts'
import { listedLike, sampleText, textLike } from './sampleTexts.ts'

/** A record as JSON. */
export type SampleRecord = Readonly<Record<string, unknown>>

export interface SampleOptions {
  /** Number of the first record, from 1. Default 1. */
  readonly first?: number
  /** No moment is later; most are within a month before it. Default the end of 2011, the year of the sandbox's orders. */
  readonly until?: Date
}

/** Believable records of an entity: the same numbers give the same records, so that pages, filters and details agree. */
export function sampleRecords(
  entity: Entity,
  entities: Entities,
  count: number,
  { first = 1, until }: SampleOptions = {},
): SampleRecord[] {
  return Array.from({ length: count }, (_, index) =>
    sampleRecord(entity, entities, first + index, { above: [], left: { records: mostBelow }, until }),
  )
}

/** Levels of nested records that are always generated. */
const wholeLevels = 3
/** Records of one record that are made below them: some documents describe hundreds of entities that hold each other. */
const mostBelow = 100

/** Where a record is nested. */
interface Inside {
  /** Names of the entities that contain it, the outermost first. */
  readonly above: readonly string[]
  /** What may still be made below the whole levels. */
  readonly left: { records: number }
  /** As in SampleOptions. */
  readonly until: Date | undefined
}

function sampleRecord(entity: Entity, entities: Entities, number: number, inside: Inside): SampleRecord {
  const fields = Object.entries(entity.fields)
  const currencies = new Set(
    fields.flatMap(([, field]) => (field.type === 'money' ? [field.currency ?? 'currency'] : [])),
  )
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      currencies.has(name) && field.type === 'text'
        ? (field.example ?? currency(number))
        : ((name === entity.key ? keyValue(field, number) : undefined) ??
          sampleValue(name, name === entity.key ? always(field) : field, entities, number, {
            ...inside,
            above: [...inside.above, entity.name],
          })),
    ]),
  )
}

/** A key of its own for each record, where the type of the field has no such values by itself. */
function keyValue(field: EntityField, number: number): unknown {
  const { type, example } = field
  if ((type === 'text' || type === 'id' || type === 'reference') && typeof example === 'string')
    return textLike(example, number, 'maxLength' in field ? field.maxLength : undefined)
  if (field.type === 'text') return `${number} ${field.label}`.slice(0, field.maxLength)
  return field.type === 'integer' ? clamp(number, field.min, field.max) : undefined
}

/** A record always has its key, even if some replies omit it. */
function always({ optional: _, ...field }: EntityField): EntityField {
  return field
}

function sampleValue(
  name: string,
  field: EntityField,
  entities: Entities,
  number: number,
  inside: Inside,
): unknown {
  const random = mixed(`${name}:${number}`)
  const isFirst = number === 1
  const choice = { random, isFirst }
  // Now and then what may be absent is, but not where an example says what it is like.
  if (field.optional && random % 5 === 0 && !(isFirst && field.example !== undefined)) return null
  switch (field.type) {
    case 'reference': {
      const key = field.example === undefined ? keyOfTarget(field.entity, entities, number) : undefined
      return key ?? numberedKey(field, number)
    }
    case 'id':
      return numberedKey(field, number)
    case 'text':
      return sampleText(field, { random, number })
    case 'boolean':
      return random % 2 === 0
    case 'integer':
      return sampleNumber(field, [0, 99], choice)
    case 'decimal':
      return sampleNumber({ decimals: 2, ...field }, [0, 100], choice)
    case 'percent':
      return sampleNumber({ example: field.example, decimals: 1, max: 100 }, [0, 100], choice)
    case 'duration':
      return sampleNumber(field, [0, 39], choice)
    case 'money':
      return sampleNumber({ decimals: 2, ...field }, [-50, 950], choice)
    case 'date':
      return isFirst && typeof field.example === 'string'
        ? field.example
        : sampleMoment(random, inside.until).slice(0, 10)
    case 'moment':
      return isFirst && typeof field.example === 'string' ? field.example : sampleMoment(random, inside.until)
    case 'status': {
      const values = Object.keys(field.options)
      if (isFirst && field.example !== undefined) return String(field.example)
      return values[random % values.length]
    }
    case 'list':
    case 'object': {
      const inner = entities.get(field.entity ?? '')
      const isList = field.type === 'list'
      if (isList && !inner) return listed(field, number)
      if (!inner || !isMade(inner, isList || field.optional === true, inside)) return isList ? [] : null
      // Deeper ones get one entry only.
      const steps = isList && inside.above.length <= wholeLevels ? [1, 2] : [1]
      const records = steps.map(step => sampleRecord(inner, entities, number * 10 + step, inside))
      return isList ? records : records[0]
    }
    case 'json':
      return { [name]: number }
    case 'file':
      return `${name}-${number}.pdf`
  }
}

/** Two values of a list of no records. */
function listed({ label, example }: EntityField, number: number): (string | number)[] {
  if (example === undefined) return [`${label} 1`, `${label} 2`]
  return [number, number + 1].map(one => listedLike(example, one))
}

/** Number of the first records, which lists of samples have: a reference is to one of them. */
const referable = 50

/** The key of a record that the list of the referenced entity has; undefined where its key is of another kind. */
function keyOfTarget(name: string, entities: Entities, number: number): unknown {
  const entity = entities.get(name)
  const key = entity?.fields[entity.key ?? '']
  const record = 1 + ((number - 1) % referable)
  if (key?.type === 'id') return numberedKey(key, record)
  return key?.type === 'text' ? keyValue(key, record) : undefined
}

/** A key that counts on from its example, else from 1001. */
function numberedKey({ example }: Pick<EntityField, 'example'>, number: number): string | number {
  if (typeof example === 'number') return example + number - 1
  return typeof example === 'string' ? textLike(example, number) : 1000 + number
}

/** Whether a record is made there: an entity that holds itself ends, and what may be left out ends with the room for it. */
function isMade({ name }: Entity, mayLack: boolean, { above, left }: Inside): boolean {
  if (above.length <= wholeLevels) return true
  if (above.includes(name) || (mayLack && left.records <= 0)) return false
  left.records -= 1
  return true
}

function currency(number: number): string {
  return ['GBP', 'EUR', 'USD'][number % 3] ?? 'GBP'
}

function clamp(value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.max(min, value))
}

/**
 * A number that looks random and follows from a text: FNV-1a with the finalizer of MurmurHash3. Without that the low bits of
 * texts that differ in one character are related, and flags and states of a record would be the same or opposite.
 */
export function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 1
}
