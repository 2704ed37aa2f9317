import { type EntityDefinition } from '../../language/entity.ts'
import { type WrittenEntityField } from '../../language/entityField.ts'

/** Entities by their names, as their files write them. */
export type Definitions = ReadonlyMap<string, EntityDefinition>

/** The fields of an entity: its own, then the included ones that it does not redefine. */
export function fieldsOf(
  definition: EntityDefinition,
  all: Definitions,
): Readonly<Record<string, WrittenEntityField>> {
  return collected(definition, all, [])
}

function collected(
  definition: EntityDefinition,
  all: Definitions,
  around: readonly EntityDefinition[],
): Record<string, WrittenEntityField> {
  const fields = { ...definition.fields }
  if (around.includes(definition)) return fields
  for (const [entity, names] of Object.entries(definition.include ?? {})) {
    const other = all.get(entity)
    if (!other) continue
    const theirs = collected(other, all, [...around, definition])
    for (const [name, written] of names === true ? Object.entries(theirs) : picked(names, theirs))
      if (!Object.hasOwn(fields, name)) fields[name] = written
  }
  return fields
}

function picked(
  names: readonly string[],
  fields: Readonly<Record<string, WrittenEntityField>>,
): [string, WrittenEntityField][] {
  return names.flatMap(name => {
    const plain = name.replace('?', '')
    const written = fields[plain]
    return written === undefined ? [] : [[plain, name === plain ? written : optional(written)]]
  })
}

/** The field with a `?` behind its type. */
function optional(written: WrittenEntityField): WrittenEntityField {
  const type = typeof written === 'string' ? written : written.type
  const lacking = type.endsWith('?') ? type : `${type}?`
  const whole: unknown = typeof written === 'string' ? lacking : { ...written, type: lacking }
  return isSame(whole, written) ? whole : written
}

/** A type takes the same keys with and without `?`. */
function isSame(whole: unknown, written: WrittenEntityField): whole is WrittenEntityField {
  return typeof whole === typeof written
}

/** The given names, and those of entities that include a field of one of them, at any depth. */
export function withIncluding(names: ReadonlySet<string>, all: Definitions): ReadonlySet<string> {
  const found = new Set(names)
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [name, { include = {} }] of all)
      if (Object.keys(include).some(other => found.has(other))) found.add(name)
  }
  return found
}
