import { type Entity } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { valuePathsOf } from '../references/formFields.ts'
import { fieldOfPath } from './fieldAt.ts'
import { type EntityOf, type Scope } from './scope.ts'

/** Computed and compared fields name fields of the entities of loads, of the entries chosen in a field, and of the record. */
export function checkComputedPaths(fields: Item, scope: Scope, record: EntityOf): void {
  const all = items(fields)
  for (const field of all.flatMap(one => [one, ...items(child(one, 'fields'))]))
    for (const item of valuePathsOf(field)) {
      const [name = '', ...steps] = (text(item) ?? '').split('.')
      const { entity, path } = behind(name, steps)
      if (!entity || path === '' || fieldOfPath(path, entity, scope.vocabulary)) continue
      scope.found(item, explain.entityFieldUnknown(path, entity.name, Object.keys(entity.fields)))
    }

  function behind(name: string, steps: readonly string[]): { entity: Entity | undefined; path: string } {
    if (name === 'record') return { entity: record === 'wrong' ? undefined : record, path: steps.join('.') }
    if (name === 'loads') return { entity: scope.loadEntity(steps[0] ?? ''), path: steps.slice(1).join('.') }
    const inner = all.flatMap(one => items(child(one, 'fields')))
    const on = [...inner, ...all].find(one => text(child(one, 'name')) === name)
    const options = on && child(on, 'options')
    const load = options && (text(options) ?? text(child(options, 'load')))
    return { entity: load === undefined ? undefined : scope.loadEntity(load), path: steps.join('.') }
  }
}
