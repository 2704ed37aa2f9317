import { type Entity } from '../../language/entity.ts'
import { type EntityField } from '../../language/entityField.ts'
import { type Vocabulary } from './vocabulary.ts'

/** The field at a dotted path, through records inside the record. */
export function fieldAt(path: string, entity: Entity, vocabulary: Vocabulary): EntityField | undefined {
  if (Object.hasOwn(entity.fields, path)) return entity.fields[path]
  const [first = '', ...rest] = path.split('.')
  const field = Object.hasOwn(entity.fields, first) ? entity.fields[first] : undefined
  if (rest.length === 0 || field?.type !== 'object') return undefined
  const inner = vocabulary.entities.get(field.entity)
  return inner && fieldAt(rest.join('.'), inner, vocabulary)
}
