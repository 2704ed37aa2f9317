import { explain } from '../explain.ts'
import { child, isObject, items, text } from '../item.ts'
import { type Scope } from './scope.ts'

/** Calls take the filters that their blocks follow; of a period or range, one end is enough. */
export function checkFollows(body: unknown, scope: Scope): void {
  const followed = filterTypes(body)
  for (const { follows, call } of scope.following) {
    const known = Object.keys(call.query ?? {})
    for (const item of items(follows)) {
      const key = text(item) ?? ''
      const type = followed.get(key)
      const ends = [`${key}.from`, `${key}.to`]
      if (type === undefined || type === 'list') {
        const value = call.query?.[key]
        const word = typeof value === 'object' ? value.type : value
        if (word === undefined) scope.found(item, explain.callQueryUnknown(key, call.name, known))
        else if (type === 'list' && word !== 'list')
          scope.found(item, explain.callValuesMany(key, call.name, word))
      } else if (known.includes(key) || !ends.some(name => known.includes(name)))
        scope.found(item, explain.callRangeUnknown(key, call.name, type, known.includes(key)))
      // Both ends of a period are sent as moments, also those of days (spec 1 §5).
      else if (type === 'moment' && ends.some(name => call.query?.[name] === 'date'))
        scope.found(item, explain.callPeriodOfDays(key, call.name))
    }
  }
}

/** Filters of several values and of two ends, by field, with the type of what they send; those of grids cannot be followed. */
function filterTypes(part: unknown): ReadonlyMap<string, string> {
  if (Array.isArray(part)) return new Map(part.flatMap(inner => [...filterTypes(inner)]))
  if (!isObject(part)) return new Map()
  if (part.kind !== 'filters') return filterTypes(Object.values(part))
  return new Map(
    items({ pointer: '', value: part.filters }).flatMap(filter => {
      const [kind, field] = [text(child(filter, 'kind')), text(child(filter, 'field'))]
      const type = kind === undefined ? undefined : types.get(kind)
      return field === undefined || type === undefined ? [] : [[field, type] as const]
    }),
  )
}

const types: ReadonlyMap<string, 'decimal' | 'list' | 'moment'> = new Map([
  ['dateRange', 'moment'],
  ['multiSelect', 'list'],
  ['numberRange', 'decimal'],
])
