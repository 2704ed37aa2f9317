import { explain } from '../explain.ts'
import { child, isObject, items, text } from '../item.ts'
import { type Scope } from './scope.ts'

/** Calls take the filters that their blocks follow; of a period or range, one end is enough. */
export function checkFollows(body: unknown, scope: Scope): void {
  const ranges = rangeFilters(body)
  for (const { follows, call } of scope.following) {
    const known = Object.keys(call.query ?? {})
    for (const item of items(follows)) {
      const key = text(item) ?? ''
      const type = ranges.get(key)
      const ends = [`${key}.from`, `${key}.to`]
      if (type === undefined) {
        if (!known.includes(key)) scope.found(item, explain.callQueryUnknown(key, call.name, known))
      } else if (known.includes(key) || !ends.some(name => known.includes(name)))
        scope.found(item, explain.callRangeUnknown(key, call.name, type, known.includes(key)))
      // Both ends of a period are sent as moments, also those of days (spec 1 §5).
      else if (type === 'moment' && ends.some(name => call.query?.[name] === 'date'))
        scope.found(item, explain.callPeriodOfDays(key, call.name))
    }
  }
}

/** The filters with two ends, by field, with the type of an end; those of grids cannot be followed. */
function rangeFilters(part: unknown): ReadonlyMap<string, string> {
  if (Array.isArray(part)) return new Map(part.flatMap(inner => [...rangeFilters(inner)]))
  if (!isObject(part)) return new Map()
  if (part.kind !== 'filters') return rangeFilters(Object.values(part))
  return new Map(
    items({ pointer: '', value: part.filters }).flatMap(filter => {
      const [kind, field] = [text(child(filter, 'kind')), text(child(filter, 'field'))]
      const type = kind === 'dateRange' ? 'moment' : kind === 'numberRange' ? 'decimal' : undefined
      return field === undefined || type === undefined ? [] : [[field, type] as const]
    }),
  )
}
