import { type Entities } from '../../../schemas/contract/jsonSchemas.ts'
import { mixed, type SampleRecord, sampleRecords } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { Refusal } from '../server/refusal.ts'

/** Records that every entity has at first. */
const firstRecords = 57

/** The made-up records of the entities, and what was written to them since the start. */
export class SampleData {
  readonly #written = new Map<string, Map<string, SampleRecord | 'removed'>>()
  readonly #added = new Map<string, number>()
  readonly #until: Date

  /** The moments of the records are before `until`. */
  constructor(until: Date) {
    this.#until = until
  }

  /** All records of an entity, those that were added first. */
  all(entity: Entity, entities: Entities): readonly SampleRecord[] {
    const [written, until] = [this.#writtenTo(entity), this.#until]
    const own = sampleRecords(entity, entities, firstRecords, { until })
    const known = new Set(own.map(record => keyOf(entity, record)))
    const others = [...written].filter(([key]) => !known.has(key)).map(([, record]) => record)
    const current = (record: SampleRecord) => written.get(keyOf(entity, record) ?? '') ?? record
    return [...others.reverse(), ...(entity.key === undefined ? own : own.map(current))].filter(
      record => record !== 'removed',
    )
  }

  /**
   * The record of a key: there is one of every key that was not removed, so that a link with any example shows one.
   * Of records without a key it is the one that was asked for by that text. Throws a Refusal (404) for one that was removed.
   */
  one(entity: Entity, entities: Entities, key: string): SampleRecord {
    const written = this.#writtenTo(entity).get(key)
    if (written === 'removed') throw new Refusal(404, `There is no ${entity.label} ${key.slice(0, 50)}.`)
    if (written) return written
    const listed = this.all(entity, entities).find(record => keyOf(entity, record) === key)
    const [made = {}] = sampleRecords(entity, entities, 1, {
      first: firstRecords + 1 + numberOf(key),
      until: this.#until,
    })
    return listed ?? { ...made, ...ownKey(entity, key) }
  }

  /** Of records without a key the one that a path without parameters shows; none where it was removed. */
  only(entity: Entity, entities: Entities): readonly SampleRecord[] {
    return this.#writtenTo(entity).get('') === 'removed' ? [] : [this.one(entity, entities, '')]
  }

  add(entity: Entity, entities: Entities, values: SampleRecord): SampleRecord {
    const added = (this.#added.get(entity.name) ?? 0) + 1
    this.#added.set(entity.name, added)
    const [made] = sampleRecords(entity, entities, 1, {
      first: firstRecords + added,
      until: this.#until,
    })
    const record = { ...made, ...storable(entity, values) }
    this.#writtenTo(entity).set(keyOf(entity, record) ?? `added ${added}`, record)
    return record
  }

  /** Throws a Refusal: 404 for a removed record, 409 where somebody else was faster. */
  change(entity: Entity, entities: Entities, key: string, values: SampleRecord): void {
    const { version: looked, ...rest } = values
    const record = this.one(entity, entities, key)
    const { version } = record
    if (typeof looked === 'number' && typeof version === 'number' && looked !== version)
      throw new Refusal(409, 'Someone else changed it in the meantime. Check it and try again.')
    const next = typeof version === 'number' ? { version: version + 1 } : {}
    this.#writtenTo(entity).set(key, {
      ...record,
      ...storable(entity, rest),
      ...next,
      ...(entity.key !== undefined && { [entity.key]: record[entity.key] }),
    })
  }

  remove(entity: Entity, entities: Entities, key: string): void {
    this.one(entity, entities, key)
    this.#writtenTo(entity).set(key, 'removed')
  }

  #writtenTo({ name }: Entity): Map<string, SampleRecord | 'removed'> {
    const known = this.#written.get(name) ?? new Map<string, SampleRecord | 'removed'>()
    this.#written.set(name, known)
    return known
  }
}

/** What of a body a record takes: nothing stays empty that every record has. */
function storable({ fields }: Entity, values: SampleRecord): SampleRecord {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== null || fields[name] === undefined || fields[name].optional === true,
    ),
  )
}

/** The key of a record as paths spell it; undefined: such records have none. */
export function keyOf({ key }: Entity, record: SampleRecord): string | undefined {
  return key === undefined ? undefined : String(record[key])
}

/** The key that a path names, as its field has it; nothing where the field takes no such value. */
function ownKey({ key, fields }: Entity, text: string): SampleRecord {
  const type = fields[key ?? '']?.type
  if (key === undefined || type === undefined) return {}
  if (type === 'text') return { [key]: text }
  const isNumber = /^(?:0|[1-9]\d{0,14})$/.test(text)
  if (type === 'id' || type === 'reference') return { [key]: isNumber ? Number(text) : text }
  return type === 'integer' && isNumber ? { [key]: Number(text) } : {}
}

/** Below 1000, the same for the same key. */
function numberOf(key: string): number {
  return (/^\d{1,15}$/.test(key) ? Number(key) : mixed(key)) % 1000
}
