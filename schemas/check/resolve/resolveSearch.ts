import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { checkField } from './namedFields.ts'
import { selectOf } from './replyPart.ts'
import { type EntityOf, isPath, type Scope, type Words } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/**
 * Options that a call finds: the key of its records is sent, their title shown; a grid call is searched in that
 * title, a GET call by its only query parameter.
 */
export function resolveSearch(options: Item, scope: Scope): unknown {
  const { search, path: _path, ...written } = Object(options.value)
  const place = child(options, 'search')
  if (isPath(search)) return options.value
  const call = scope.call(place)
  // An unknown call is reported alone.
  if (!call) return { ...defaults, ...written, search: '/' }
  const does = unfitness(call)
  if (does !== undefined) {
    scope.found(place, explain.searchCallUnfit(call.name, does))
    return { ...defaults, ...written, search: '/' }
  }
  const entity = scope.entityOf(call)
  for (const key of ['value', 'label', 'note']) checkField(child(options, key), entity, scope)
  const title = entity?.title?.match(/^\{([\w.]+)\}$/)?.[1]
  if (entity && entity.key === undefined && written.value === undefined)
    scope.found(options, explain.searchKeyless(call.name, entity.name))
  const key = entity?.key ?? defaults.value
  const own = { value: key, label: title ?? key, ...written }
  const sent: Words =
    call.grid === undefined ? byParameter(options, call, scope) : byField(options, own, entity, scope)
  return { ...sent, ...own, search: scope.path(call, options, undefined, true) }
}

const defaults = { by: 'text', value: 'value', label: 'label' }

function unfitness({ grid, method, many }: NamedCall): string | undefined {
  if (grid !== undefined) return undefined
  if (method !== 'GET') return 'writes'
  return many === undefined ? 'does not reply with a list of records' : undefined
}

function byParameter(options: Item, call: NamedCall, scope: Scope): Words {
  const known = Object.keys(call.query ?? {})
  const by = child(options, 'by')
  const name = text(by)
  if (name !== undefined && !known.includes(name))
    scope.found(by, explain.callQueryUnknown(name, call.name, known))
  if (name === undefined && known.length !== 1)
    scope.found(options, explain.searchByMissing(call.name, known))
  return { by: known[0] ?? 'text', ...selectOf(call) }
}

function byField(options: Item, { label }: Words, entity: EntityOf, scope: Scope): Words {
  checkField(child(options, 'by'), entity, scope)
  return { grid: true, by: label }
}

/** The label of the value that fills a searched choice is a field of the record, or of the records of its table. */
export function checkChosen(fields: Item, record: EntityOf, scope: Scope): void {
  for (const field of items(fields)) {
    checkField(child(field, 'options', 'chosen'), record, scope)
    const inner = record && record !== 'wrong' ? record.fields[text(child(field, 'name')) ?? ''] : undefined
    const entity = inner?.type === 'list' ? scope.vocabulary.entities.get(inner.entity ?? '') : undefined
    for (const leaf of items(child(field, 'fields')))
      checkField(child(leaf, 'options', 'chosen'), entity, scope)
  }
}
