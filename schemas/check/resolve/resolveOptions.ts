import { type EntityField } from '../../language/entityField.ts'
import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { resolveSearch } from './resolveSearch.ts'
import { type Scope } from './scope.ts'

/**
 * Options from some values of a status, from texts sent as shown, from a load, where the key of its records is
 * sent and their title shown, or from a search.
 */
export function resolveOptions(options: Item, scope: Scope, field?: EntityField): unknown {
  if (child(options, 'search').value !== undefined) return resolveSearch(options, scope)
  const load = text(options)
  if (load === undefined)
    return items(options).some(one => text(one) !== undefined)
      ? items(options).map(one => resolveOption(one, scope, field))
      : options.value
  const entity = scope.loadEntity(load)
  const title = entity?.title?.match(/^\{([\w.]+)\}$/)?.[1]
  if (entity?.title !== undefined && (entity.title.match(/\{/g) ?? []).length > 1)
    scope.found(options, explain.optionsTitle(load, entity.title))
  if (entity?.key !== undefined) return { load, value: entity.key, label: title ?? entity.key }
  if (entity) {
    scope.found(options, explain.optionsKeyless(load, entity.name))
    return { load, value: 'value', label: 'label' }
  }
  // An unknown load, or a load of an unknown call, is reported alone.
  const name = load.split('.')[0] ?? ''
  const isKnown = scope.declared.has(name) && !scope.wrongLoads.has(name)
  return isKnown ? { load } : { load, value: 'value', label: 'label' }
}

function resolveOption(option: Item, scope: Scope, field: EntityField | undefined): unknown {
  const { value } = option
  if (typeof value !== 'string') return value
  if (field?.type !== 'status') return { value, label: value }
  if (!Object.hasOwn(field.options, value))
    scope.found(option, explain.statusOptionUnknown(value, field.label, Object.keys(field.options)))
  return { value, label: field.options[value]?.label ?? value }
}
