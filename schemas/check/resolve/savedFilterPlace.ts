import { explain } from '../explain.ts'
import { child, type Item, isObject, text } from '../item.ts'
import { type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/** Where a grid saves its filters: where its call says, or in a place of the server that is written in full. */
export function savedFilterPlace(item: Item, call: NamedCall | undefined, scope: Scope): unknown {
  const { savedFilters: ofCall } = call ?? {}
  if (item.value === true && ofCall) return ofCall
  const places = [...scope.vocabulary.calls.values()].flatMap(({ savedFilters }) => savedFilters ?? [])
  if (item.value === true) {
    // An unknown call, and one that is no list, is reported at its name.
    if (call?.grid !== undefined) scope.found(item, explain.savedFiltersUnknown(call.name))
    return undefined
  }
  if (!isObject(item.value)) {
    scope.found(item, explain.valueUnknown(String(item.value), ['true']))
    return undefined
  }
  const [module, functionality] = [child(item, 'module'), child(item, 'functionality')]
  const [moduleName, name] = [text(module), text(functionality)]
  if (moduleName === undefined || name === undefined) return item.value
  const ofModule = places.filter(place => place.module === moduleName).map(place => place.functionality)
  if (ofModule.length === 0)
    scope.found(module, explain.moduleUnknown(moduleName, [...new Set(places.map(place => place.module))]))
  else if (!ofModule.includes(name))
    scope.found(functionality, explain.functionalityUnknown(name, moduleName, ofModule))
  return item.value
}
