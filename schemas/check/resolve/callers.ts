import { child, type Item, isObject, items, text } from '../item.ts'
import { type Callers, type Vocabulary } from './vocabulary.ts'

/** A screen and who sends the calls that it names. */
export interface Called {
  readonly callers: ReadonlyMap<string, Callers>
}

/** Those of the one and those of the other, without alternatives that ask for more than another does. */
export function either(one: Callers, other: Callers): Callers {
  const all = [...one, ...other].sort((a, b) => a.length - b.length || a.join().localeCompare(b.join()))
  return all.filter((set, index) => !all.slice(0, index).some(less => less.every(name => set.includes(name))))
}

/** Those of them who hold this resource too. */
export function holding(callers: Callers, resource: string): Callers {
  return callers.map(set => [...new Set([...set, resource])].sort())
}

/** Who may open a screen, by its `access`; none where no session is needed. */
export function callersOf(access: Item, placeholders: readonly string[]): Callers {
  if (access.value === 'public') return []
  const resource = text(child(access, 'resource'))
  if (resource === undefined) return [[]]
  const perParams = isObject(access.value) && access.value.perParams === true
  const name = [resource, ...(perParams ? placeholders.map(one => `{${one}}`) : [])].join('_')
  return [[name], ...items(child(access, 'suffixes')).map(suffix => [`${name}${text(suffix) ?? ''}`])]
}

/** The calls with the resources of the screens that name them, where they say none themselves. */
export function withCallers(vocabulary: Vocabulary, screens: readonly Called[]): Vocabulary {
  const calls = [...vocabulary.calls].map(([name, call]) => {
    if (call.public || call.resource !== undefined) return [name, call] as const
    const named = screens.map(screen => screen.callers.get(name) ?? []).reduce(either, call.callers)
    // What no screen does to several records is done by those who do it to one.
    const callers =
      named.length > 0 || call.oneByOne === undefined
        ? named
        : screens.map(screen => screen.callers.get(call.oneByOne ?? '') ?? []).reduce(either, [])
    return [name, { ...call, callers }] as const
  })
  return { ...vocabulary, calls: new Map(calls) }
}
