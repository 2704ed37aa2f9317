import { type Entity } from '../../language/entity.ts'
import { type EntityField } from '../../language/entityField.ts'
import { type Vocabulary } from './vocabulary.ts'

/** A field and the entity that describes it. */
export interface FieldOf {
  readonly entity: Entity
  readonly name: string
  readonly field: EntityField
}

/** The field at a dotted path, through records inside the record. */
export function fieldAt(path: string, entity: Entity, vocabulary: Vocabulary): EntityField | undefined {
  return fieldOfPath(path, entity, vocabulary)?.field
}

/** As `fieldAt`, with the entity in which the path ends. */
export function fieldOfPath(path: string, entity: Entity, vocabulary: Vocabulary): FieldOf | undefined {
  const own = Object.hasOwn(entity.fields, path) ? entity.fields[path] : undefined
  if (own) return { entity, name: path, field: own }
  const [first = '', ...rest] = path.split('.')
  const field = Object.hasOwn(entity.fields, first) ? entity.fields[first] : undefined
  if (rest.length === 0 || field?.type !== 'object') return undefined
  const inner = vocabulary.entities.get(field.entity)
  return inner && fieldOfPath(rest.join('.'), inner, vocabulary)
}
