import { type Screen } from '../../index.ts'
import { isObject } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { type NamedCall, type Vocabulary } from '../resolve/vocabulary.ts'
import { type Severity } from './difference.ts'

/** A call as a screen sends it: parts of its path may be filled in. */
export interface Use {
  readonly screen: Screen
  readonly path: string
  /** Query parameters of a load. */
  readonly query: Readonly<Record<string, string>> | undefined
}

/** Which screens use a call, and what they do with the fields of its records. */
export interface Uses {
  of(call: NamedCall): readonly Use[]
  /** The screens that use a field of a call, and the severity of a fault in it. */
  field(call: NamedCall, field: string): { readonly severity: Severity; readonly screens: readonly string[] }
}

interface Names {
  /** Fields required by paths, links and rows. */
  readonly needed: ReadonlySet<string>
  /** Fields that are shown, filtered by or typed. */
  readonly shown: ReadonlySet<string>
}

/** Finds the calls that screens send by their paths, and the fields that they name. */
export function usesOf(screens: readonly Screen[], { calls, entities }: Vocabulary): Uses {
  const byCall = new Map<string, Use[]>()
  const names = new Map(screens.map(screen => [screen.name, namesOf(screen)]))
  const patterns = [...calls.values()]
    .map(call => ({ call, pattern: patternOf(call.path) }))
    .sort((one, other) => placeholdersOf(one.call.path).length - placeholdersOf(other.call.path).length)
  for (const screen of screens)
    for (const { path, method, query } of sentBy(screen)) {
      const [bare = ''] = path.split('?')
      const found = patterns.find(
        ({ call, pattern }) => (method === undefined || call.method === method) && pattern.test(bare),
      )
      if (!found) continue
      const known = byCall.get(found.call.name) ?? []
      if (!known.some(use => use.screen === screen && use.path === bare))
        known.push({ screen, path: bare, query })
      byCall.set(found.call.name, known)
    }
  const of = (call: NamedCall) => byCall.get(call.name) ?? []
  return {
    of,
    field(call, field) {
      const users = [...new Set(of(call).map(({ screen }) => screen.name))]
      const key = entities.get(call.one ?? call.many ?? '')?.key
      const needing = users.filter(name => names.get(name)?.needed.has(field))
      if (users.length > 0 && call.grid !== undefined && field === key)
        return { severity: 'breaks', screens: users }
      if (needing.length > 0) return { severity: 'breaks', screens: needing }
      const showing = users.filter(name => names.get(name)?.shown.has(field))
      return { severity: showing.length > 0 ? 'loses' : 'harmless', screens: showing }
    },
  }
}

interface Sent {
  readonly path: string
  readonly method: string | undefined
  readonly query: Use['query']
}

/** Paths of the API that a screen holds, with their methods where they are known. */
function sentBy(screen: Screen): Sent[] {
  const found: Sent[] = Object.values(screen.loads ?? {}).map(({ get, query }) => ({
    path: get,
    method: 'GET',
    query,
  }))
  const look = (part: unknown): void => {
    if (Array.isArray(part)) for (const entry of part) look(entry)
    if (!isObject(part)) return
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string' && value.startsWith('/'))
        found.push({ path: value, method: methodOf(key, part), query: undefined })
      else look(value)
    }
  }
  look(screen.body)
  return found
}

function methodOf(
  key: string,
  { method: written, grid }: Readonly<Record<string, unknown>>,
): string | undefined {
  if (key === 'get') return 'GET'
  if (key === 'search') return grid === true ? 'POST' : 'GET'
  if (key === 'source') return 'POST'
  if (key !== 'call') return undefined
  return typeof written === 'string' ? written : 'POST'
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** Keys whose texts are names of fields. */
const fieldKeys = new Set(['field', 'name', 'currency', 'record'])
/** Keys whose texts name a load and a path into it. */
const loadKeys = new Set(['load', 'values'])

function namesOf({ loads, body }: Screen): Names {
  const needed = new Set<string>()
  const shown = new Set<string>()
  const look = (part: unknown, above: string): void => {
    if (Array.isArray(part)) for (const entry of part) look(entry, above)
    if (!isObject(part)) return
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') {
        look(value, key)
        continue
      }
      for (const name of placeholdersOf(value)) needed.add(name)
      if (above === 'params' || key === 'rowKey') needed.add(value)
      if (loadKeys.has(key)) addPath(shown, value.split('.').slice(1).join('.'))
      if (fieldKeys.has(key) || isOfRecords(part, key)) addPath(shown, value)
    }
  }
  look({ loads, body }, '')
  return { needed, shown }
}

/** Options name fields of the records of a load or of a search. */
function isOfRecords(part: object, key: string): boolean {
  return ('load' in part && key !== 'load') || ('search' in part && key !== 'search')
}

/** A path into nested records uses each of them. */
function addPath(names: Set<string>, path: string): void {
  const steps = path.split('.')
  for (const index of steps.keys()) names.add(steps.slice(0, index + 1).join('.'))
  for (const step of steps) names.add(step)
}
