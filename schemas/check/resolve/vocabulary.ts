import { type Call, type Calls } from '../../language/calls.ts'
import { type Entity, type EntityDefinition } from '../../language/entity.ts'
import { isObject } from '../item.ts'
import { placeholdersOf, withBraces } from '../placeholders.ts'
import { entityOfBody, isAboutRecords, takesVersion } from './callDefaults.ts'
import { describedCalls, type FullCall, gridEntities } from './describedCalls.ts'
import { type Definitions } from './includedFields.ts'
import { normalizeEntity } from './normalizeEntity.ts'

/**
 * Who sends a call: alternatives, each with resources that are all required. The names may have
 * `{parameters}` of the screen; an empty alternative is any signed-in user.
 */
export type Callers = readonly (readonly string[])[]

/** A call with its name, method and path, completed with the defaults of its file. */
export interface NamedCall extends FullCall {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Who sends it; empty: no screen names it, and it requires no resource itself. */
  readonly callers: Callers
  /** The file that describes it. */
  readonly file: string
}

/** The names available to screens: entities, calls, and screens with their parameters. */
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

/** The entities of one file by their names. */
export type Entities = Readonly<Record<string, EntityDefinition>>

/** The vocabulary of valid entity and call files; the first of two with the same name counts. */
export function vocabularyOf(
  entities: readonly Defined<Entities>[],
  calls: readonly Defined<Calls>[],
  screens: readonly unknown[],
): Vocabulary {
  const byName = new Map<string, NamedCall>()
  for (const { file, data } of calls)
    for (const { name, call } of describedCalls(data)) {
      const place = methodAndPath(call, data.base)
      if (!place || byName.has(name)) continue
      const resource = call.resource ?? data.resource
      const of = isAboutRecords(call) ? entityOfBody(call, data) : (call.of ?? call.one)
      byName.set(name, {
        ...call,
        ...bodyOf(call),
        ...(resource !== undefined && { resource }),
        callers: [resource ?? []].flat().map(one => [one]),
        ...(of !== undefined && { of }),
        name,
        file,
        ...place,
      })
    }
  const answered = new Set([...byName.values()].flatMap(({ one, many }) => [one, many]))
  const written = definitionsOf(entities)
  const ofGrids = Object.entries(gridEntities).filter(([name]) => answered.has(name) && !written.has(name))
  const settled = new Map(
    [...ofGrids, ...written].flatMap(([name, entity]): [string, Entity][] =>
      entity.abstract ? [] : [[name, normalizeEntity(name, entity, written)]],
    ),
  )
  for (const [name, call] of byName)
    if (call.version === undefined && takesVersion(call, settled.get(call.of ?? '')))
      byName.set(name, { ...call, version: true })
  return {
    entities: settled,
    calls: byName,
    screens: new Map(screens.flatMap(screenEntry)),
  }
}

/** All entities of these files as written; the first of two with the same name counts. */
export function definitionsOf(entities: readonly Defined<Entities>[]): Definitions {
  return new Map(entities.toReversed().flatMap(({ data }) => Object.entries(data)))
}

/** The names of a body without their `?`, which makes them optional. */
function bodyOf({ body, optional = [] }: FullCall): Pick<Call, 'body' | 'optional'> {
  if (!Array.isArray(body)) return {}
  const left = body.filter(name => name.endsWith('?')).map(name => name.slice(0, -1))
  return { body: body.map(name => name.replace(/\?$/, '')), optional: [...optional, ...left] }
}

/** Method and path of a call; undefined when it has none. The path `/` below a base is the base itself. */
export function methodAndPath(
  { grid, get, post, put, patch, delete: remove }: FullCall,
  base = '',
): Pick<NamedCall, 'method' | 'path'> | undefined {
  const below = (path: string) => (path === '/' && base !== '' ? base : `${base}${path}`)
  if (grid !== undefined) return { method: 'POST', path: below(grid) }
  if (get !== undefined) return { method: 'GET', path: below(get) }
  if (post !== undefined) return { method: 'POST', path: below(post) }
  if (put !== undefined) return { method: 'PUT', path: below(put) }
  if (patch !== undefined) return { method: 'PATCH', path: below(patch) }
  return remove === undefined ? undefined : { method: 'DELETE', path: below(remove) }
}

function screenEntry(data: unknown): [string, readonly string[]][] {
  if (!isObject(data) || typeof data.name !== 'string' || typeof data.path !== 'string') return []
  return [[data.name, placeholdersOf(withBraces(data.path))]]
}
