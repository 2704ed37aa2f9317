import { type Entity } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { child, type Item, isObject, items, text } from '../item.ts'
import { leaves } from '../references/conditionLeaves.ts'
import { conditionsOf, nameOf, questionConditions, valuePathsOf } from '../references/formFields.ts'
import { fieldOfPath } from './fieldAt.ts'
import { type EntityOf, isPath, type Scope, type Words } from './scope.ts'

/**
 * Computed and compared fields name fields of the entities of loads, of the records chosen in a field, and of the record;
 * conditions those of the records chosen in a field.
 */
export function checkValuePaths(form: Item, fields: Item, scope: Scope, record: EntityOf): void {
  const all = items(fields)
  const every = all.flatMap(one => [one, ...items(child(one, 'fields'))])
  const conditional = conditionPaths([...every.flatMap(conditionsOf), ...questionConditions(form)])
  for (const item of [...every.flatMap(valuePathsOf), ...conditional.filter(isOfField)]) {
    const [name = '', ...steps] = (text(item) ?? '').split('.')
    const { entity, path, searched = false } = behind(name, steps)
    const found = entity && fieldOfPath(path, entity, scope.vocabulary)
    if (searched && found?.field.sensitive && child(form, 'draft').value !== false)
      scope.found(item, explain.readsSensitive(path))
    if (!entity || path === '' || found) continue
    scope.found(item, explain.entityFieldUnknown(path, entity.name, Object.keys(entity.fields)))
  }

  function isOfField(item: Item): boolean {
    return every.some(one => (text(item) ?? '').startsWith(`${nameOf(one)}.`))
  }

  function behind(name: string, steps: readonly string[]): Behind {
    if (name === 'record') return { entity: record === 'wrong' ? undefined : record, path: steps.join('.') }
    if (name === 'loads') return { entity: scope.loadEntity(steps[0] ?? ''), path: steps.slice(1).join('.') }
    const inner = all.flatMap(one => items(child(one, 'fields')))
    const on = [...inner, ...all].find(one => text(child(one, 'name')) === name)
    const options = on && child(on, 'options')
    const load = options && (text(options) ?? text(child(options, 'load')))
    const entity = load === undefined ? options && searchedEntity(options, scope) : scope.loadEntity(load)
    return { entity, path: steps.join('.'), searched: load === undefined }
  }
}

interface Behind {
  readonly entity: Entity | undefined
  /** Path in a record of the entity. */
  readonly path: string
  /** Whether a search finds the record. */
  readonly searched?: boolean
}

/** The entity of the records that a search finds; undefined for other options, and where it is not described. */
function searchedEntity(options: Item, scope: Scope): Entity | undefined {
  const name = text(child(options, 'search'))
  const call = name === undefined || isPath(name) ? undefined : scope.vocabulary.calls.get(name)
  return call && scope.entityOf(call)
}

/** The resolved fields; searched choices say which fields of their records the form reads. */
export function withReads(fields: unknown, form: Item): unknown {
  if (!Array.isArray(fields)) return fields
  const outer: unknown[] = fields
  const questions = conditionPaths(questionConditions(form))
  return outer.map(field => {
    if (!isObject(field)) return field
    if (!Array.isArray(field.fields)) return readBy(field, outer, questions)
    const inner: unknown[] = field.fields
    return { ...field, fields: inner.map(leaf => (isObject(leaf) ? readBy(leaf, inner, []) : leaf)) }
  })
}

/** `others`: fields that may name this one; `further`: other paths that may. */
function readBy(field: Words, others: readonly unknown[], further: readonly Item[]): Words {
  const { options, name } = field
  if (!isObject(options) || options.search === undefined || options.reads !== undefined) return field
  const start = `${String(name)}.`
  const reading = others.flatMap(other => {
    const inner = isObject(other) && Array.isArray(other.fields) ? other.fields : []
    // In a table a field of the same name comes first.
    const isHidden = inner.some((one: unknown) => isObject(one) && one.name === name)
    return [other, ...(isHidden ? [] : inner)]
  })
  const paths = reading.flatMap(one => {
    const item = { pointer: '', value: one }
    return [...valuePathsOf(item), ...conditionPaths(conditionsOf(item))]
  })
  const reads = [...paths, ...further]
    .map(item => text(item) ?? '')
    .filter(path => path.startsWith(start))
    .map(path => path.slice(start.length))
  return reads.length === 0 ? field : { ...field, options: { ...options, reads: [...new Set(reads)] } }
}

function conditionPaths(conditions: readonly Item[]): Item[] {
  return conditions
    .flatMap(leaves)
    .map(leaf => child(leaf, 'field'))
    .filter(item => text(item) !== undefined)
}
