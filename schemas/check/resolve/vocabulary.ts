import { type Call, type Calls } from '../../language/calls.ts'
import { type Entity } from '../../language/entity.ts'
import { isObject } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'

/** A call with its name, method and path, and the resource of its file filled in. */
export interface NamedCall extends Call {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** The file that describes it. */
  readonly file: string
}

/** What screens name: entities, calls, and the parameters of screens. */
export interface Vocabulary {
  readonly entities: ReadonlyMap<string, Entity>
  readonly calls: ReadonlyMap<string, NamedCall>
  /** Name of a screen -> its path parameters. */
  readonly screens: ReadonlyMap<string, readonly string[]>
}

/** A file and what it defines. */
export interface Defined<T> {
  readonly file: string
  readonly data: T
}

/** The vocabulary of right entity and call files; of two with one name the first counts. */
export function vocabularyOf(
  entities: readonly Defined<Entity>[],
  calls: readonly Defined<Calls>[],
  screens: readonly unknown[],
): Vocabulary {
  const byName = new Map<string, NamedCall>()
  for (const { file, data } of calls)
    for (const [name, call] of Object.entries(data.calls)) {
      const place = methodAndPath(call, data.base)
      if (!place || byName.has(name)) continue
      const resource = call.resource ?? data.resource
      const of = call.of ?? call.one ?? (call.body || call.version ? data.of : undefined)
      byName.set(name, {
        ...call,
        ...bodyOf(call),
        ...(resource !== undefined && { resource }),
        ...(of !== undefined && { of }),
        name,
        file,
        ...place,
      })
    }
  return {
    entities: new Map(entities.toReversed().map(({ data }) => [data.name, data])),
    calls: byName,
    screens: new Map(screens.flatMap(screenEntry)),
  }
}

/** The names of a body without their `?`, and those that had one among what may be left out. */
function bodyOf({ body, optional = [] }: Call): Pick<Call, 'body' | 'optional'> {
  if (!Array.isArray(body)) return {}
  const left = body.filter(name => name.endsWith('?')).map(name => name.slice(0, -1))
  return { body: body.map(name => name.replace(/\?$/, '')), optional: [...optional, ...left] }
}

/** Method and path of a call; undefined when it has none. */
export function methodAndPath(
  { grid, get, post, put, patch, delete: remove }: Call,
  base = '',
): Pick<NamedCall, 'method' | 'path'> | undefined {
  if (grid !== undefined) return { method: 'POST', path: `${base}${grid}` }
  if (get !== undefined) return { method: 'GET', path: `${base}${get}` }
  if (post !== undefined) return { method: 'POST', path: `${base}${post}` }
  if (put !== undefined) return { method: 'PUT', path: `${base}${put}` }
  if (patch !== undefined) return { method: 'PATCH', path: `${base}${patch}` }
  return remove === undefined ? undefined : { method: 'DELETE', path: `${base}${remove}` }
}

function screenEntry(data: unknown): [string, readonly string[]][] {
  if (!isObject(data) || typeof data.name !== 'string' || typeof data.path !== 'string') return []
  return [[data.name, placeholdersOf(data.path)]]
}
