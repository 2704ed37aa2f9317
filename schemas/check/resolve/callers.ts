import { child, type Item, isObject, items, text } from '../item.ts'
import { type Callers, type Vocabulary } from './vocabulary.ts'

/** A screen and the callers of the calls that it names. */
export interface Called {
  readonly callers: ReadonlyMap<string, Callers>
}

/** The callers of both, without alternatives that require more than another. */
export function either(one: Callers, other: Callers): Callers {
  const all = [...one, ...other].sort((a, b) => a.length - b.length || a.join().localeCompare(b.join()))
  return all.filter((set, index) => !all.slice(0, index).some(less => less.every(name => set.includes(name))))
}

/** The callers that also hold this resource. */
export function holding(callers: Callers, resource: string): Callers {
  return callers.map(set => [...new Set([...set, resource])].sort())
}

/** Who may open a screen, by its `access`; empty when no session is needed. */
export function callersOf(access: Item, placeholders: readonly string[]): Callers {
  if (access.value === 'public') return []
  const resource = text(child(access, 'resource'))
  if (resource === undefined) return [[]]
  const perParams = isObject(access.value) && access.value.perParams === true
  const name = [resource, ...(perParams ? placeholders.map(one => `{${one}}`) : [])].join('_')
  return [[name], ...items(child(access, 'suffixes')).map(suffix => [`${name}${text(suffix) ?? ''}`])]
}

/** Fills in the resources of calls that define none, from the screens that name them. */
export function withCallers(vocabulary: Vocabulary, screens: readonly Called[]): Vocabulary {
  const calls = [...vocabulary.calls].map(([name, call]) => {
    if (call.public || call.resource !== undefined) return [name, call] as const
    const named = screens.map(screen => screen.callers.get(name) ?? []).reduce(either, call.callers)
    // A call for several records without a screen has the callers of the one for a single record.
    const callers =
      named.length > 0 || call.oneByOne === undefined
        ? named
        : screens.map(screen => screen.callers.get(call.oneByOne ?? '') ?? []).reduce(either, [])
    return [name, { ...call, callers }] as const
  })
  return { ...vocabulary, calls: new Map(calls) }
}
