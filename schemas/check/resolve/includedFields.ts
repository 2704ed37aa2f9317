import { type EntityDefinition } from '../../language/entity.ts'
import { type DescribedField, type LikeField, type WrittenEntityField } from '../../language/entityField.ts'
import { isObject } from '../item.ts'

/** Entities by their names, as their files write them. */
export type Definitions = ReadonlyMap<string, EntityDefinition>

/** The fields of an entity: its own, then the included ones that it does not redefine; one that is as an unknown field is missing. */
export function fieldsOf(
  definition: EntityDefinition,
  all: Definitions,
): Readonly<Record<string, DescribedField>> {
  const known = fieldsKnown.get(all) ?? new Map<EntityDefinition, Readonly<Record<string, DescribedField>>>()
  fieldsKnown.set(all, known)
  const fields = known.get(definition) ?? collected(definition, all, [])
  known.set(definition, fields)
  return fields
}

/** Cached: the fields of an entity are asked for once for every screen that shows one of them. */
const fieldsKnown = new WeakMap<
  Definitions,
  Map<EntityDefinition, Readonly<Record<string, DescribedField>>>
>()

function collected(
  definition: EntityDefinition,
  all: Definitions,
  around: readonly EntityDefinition[],
): Record<string, DescribedField> {
  const isAround = around.includes(definition)
  const within = isAround ? around : [...around, definition]
  const fields: Record<string, DescribedField> = {}
  for (const [name, written] of Object.entries(definition.fields ?? {})) {
    if (!isLike(written)) fields[name] = written
    // Entities that are as each other come to an end.
    else if (!isAround) {
      const same = likeField(written, all, within)
      if (same !== undefined) fields[name] = same
    }
  }
  if (isAround) return fields
  for (const [entity, names] of Object.entries(definition.include ?? {})) {
    const other = all.get(entity)
    if (!other) continue
    const theirs = collected(other, all, within)
    for (const [name, written] of names === true ? Object.entries(theirs) : picked(names, theirs))
      if (!Object.hasOwn(fields, name)) fields[name] = written
  }
  return fields
}

function picked(
  names: readonly string[],
  fields: Readonly<Record<string, DescribedField>>,
): [string, DescribedField][] {
  return names.flatMap(name => {
    const plain = name.replace('?', '')
    const written = fields[plain]
    return written === undefined ? [] : [[plain, name === plain ? written : optional(written)]]
  })
}

/** The field with a `?` behind its type. */
function optional(written: DescribedField): DescribedField {
  const type = typeof written === 'string' ? written : written.type
  const lacking = type.endsWith('?') ? type : `${type}?`
  const whole: unknown = typeof written === 'string' ? lacking : { ...written, type: lacking }
  return isDescribed(whole) ? whole : written
}

/** A type takes the same keys with and without `?`, and the check has compared the keys with the type. */
function isDescribed(whole: unknown): whole is DescribedField {
  return typeof whole === 'string' || (isObject(whole) && typeof whole.type === 'string')
}

export function isLike(written: WrittenEntityField): written is LikeField {
  return typeof written === 'object' && 'as' in written
}

/** The entity and the field that `as` names. */
export function likeOf({ as }: LikeField): readonly [entity: string, field: string] {
  const [entity = '', field = ''] = as.replace('?', '').split('.')
  return [entity, field]
}

/** The field that another one is as, with what differs; undefined where there is none. */
function likeField(
  like: LikeField,
  all: Definitions,
  around: readonly EntityDefinition[],
): DescribedField | undefined {
  const [entity, field] = likeOf(like)
  const definition = all.get(entity)
  const other = definition && collected(definition, all, around)[field]
  if (other === undefined) return undefined
  const { as, ...different } = like
  const written = as.endsWith('?') ? optional(other) : other
  if (Object.keys(different).length === 0) return written
  // The tones and the example of other options are not among these.
  const dropped = different.options === undefined ? [] : ['tones', 'example']
  const base = Object.entries(typeof written === 'string' ? { type: written } : written)
  const whole = { ...Object.fromEntries(base.filter(([key]) => !dropped.includes(key))), ...different }
  return isDescribed(whole) ? whole : undefined
}

/** The given names, and those of entities with a field of one of them, included or as there, at any depth. */
export function withIncluding(names: ReadonlySet<string>, all: Definitions): ReadonlySet<string> {
  const found = new Set(names)
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [name, { include = {}, fields = {} }] of all) {
      const likes = Object.values(fields).flatMap(written => (isLike(written) ? [likeOf(written)[0]] : []))
      if ([...Object.keys(include), ...likes].some(other => found.has(other))) found.add(name)
    }
  }
  return found
}
