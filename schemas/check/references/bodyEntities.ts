import { type Entity } from '../../language/entity.ts'
import { suggestion } from '../wording.ts'

/** The most entities that are offered: of more, none is likely. */
const most = 3

/**
 * The entities whose fields a body has, where that of the call lacks some of them: all of the fields, or most of them where
 * it has none itself. Those in a list or object of the reply come before others.
 */
export function bodyEntities(
  names: readonly string[],
  own: string | undefined,
  entities: ReadonlyMap<string, Entity>,
): readonly string[] {
  const entity = entities.get(own ?? '')
  if (!entity) return []
  const known = Object.keys(entity.fields)
  const unknown = names.filter(name => !known.includes(name))
  // A misspelt field of its own entity is reported as that.
  if (unknown.length === 0 || unknown.every(name => suggestion(name, known) !== undefined)) return []
  const least = unknown.length === names.length ? Math.floor(names.length / 2) + 1 : names.length
  const fitting = [...entities.values()].filter(
    ({ name, fields }) => name !== own && names.filter(one => Object.hasOwn(fields, one)).length >= least,
  )
  const inReply = new Set(
    Object.values(entity.fields).flatMap(field => ('entity' in field ? [field.entity] : [])),
  )
  const listed = fitting.filter(({ name }) => inReply.has(name))
  // Where its own entity has some of them, a field is rather missing there.
  const others = unknown.length === names.length ? fitting : []
  const found = (listed.length > 0 ? listed : others).map(({ name }) => name)
  return found.length > most ? [] : found
}
