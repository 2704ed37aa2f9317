import { isDeepStrictEqual } from 'node:util'
import { type EntityDefinition } from '../../language/entity.ts'
import { fieldTypeSchemas, type LikeField } from '../../language/entityField.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { isObject } from '../item.ts'
import { type Definitions, fieldsOf, likeOf } from '../resolve/includedFields.ts'
import { type Explanation } from '../wording.ts'
import { type Around } from './around.ts'
import { type Place } from './entityFields.ts'

/** A field that is as another one: that one exists, its type has the keys, and something differs. */
export function checkLike(
  { file, pointer, field: name }: Place,
  like: LikeField,
  all: Definitions,
  { invalidNames, including }: Pick<Around, 'invalidNames'> & { including: EntityDefinition['include'] },
): Finding[] {
  const [entity, field] = likeOf(like)
  const at = { pointer: `${pointer}/as` }
  const definition = all.get(entity)
  if (!definition) {
    const isUnsure = invalidNames.unread || invalidNames.entities.has(entity)
    return isUnsure ? [] : [finding(file, at, explain.entityUnknown(entity, [...all.keys()]))]
  }
  const theirs = fieldsOf(definition, all)
  const other = theirs[field]
  if (other === undefined)
    return invalidNames.entities.has(entity)
      ? []
      : [finding(file, at, whole(explain.entityFieldUnknown(field, entity, Object.keys(theirs)), like))]
  const { as, ...different } = like
  const optional = as.endsWith('?') ? '?' : ''
  const isWhole = including?.[entity] === true
  // Of an entity that is included whole, no field can be made optional otherwise.
  if (Object.keys(different).length === 0 && name === field && !(isWhole && optional !== ''))
    return [
      keyFinding(
        file,
        { pointer },
        explain.likeNothing(entity, `${field}${optional}`, including?.[entity] ?? []),
      ),
    ]
  const type = typeof other === 'string' ? other : other.type
  const known = keysOf(type.replace('?', ''))
  const theirWords: Readonly<Record<string, unknown>> = typeof other === 'string' ? {} : { ...other }
  return Object.entries(different).flatMap(([key, value]) => {
    const place = { pointer: `${pointer}/${key}` }
    if (!known.includes(key)) return [keyFinding(file, place, explain.likeKeyUnknown(key, type, known))]
    return isDeepStrictEqual(value, theirWords[key])
      ? [keyFinding(file, place, explain.likeSame(entity, field))]
      : []
  })
}

/** The suggested field as it is written here: with its entity. */
function whole({ fix, ...explanation }: Explanation, { as }: LikeField): Explanation {
  const [entity, optional] = [as.split('.')[0], as.endsWith('?') ? '?' : '']
  return { ...explanation, fix: fix.replace(/(?<=^Did you mean ")\w+(?="\?$)/, `${entity}.$&${optional}`) }
}

/** The keys of a type of field, beside the type. */
function keysOf(type: string): string[] {
  const schema = Object.entries(fieldTypeSchemas).find(([word]) => word === type)?.[1]
  return isObject(schema?.properties) ? Object.keys(schema.properties).filter(key => key !== 'type') : []
}
