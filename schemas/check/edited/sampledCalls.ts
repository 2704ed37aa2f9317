import { type Screen } from '../../index.ts'
import { type Entity } from '../../language/entity.ts'
import { type NamedCall, type Vocabulary } from '../resolve/vocabulary.ts'

/** What made-up replies are generated from. */
export interface SampledCalls {
  readonly calls: readonly SampledCall[]
  /** By their names: those of the calls, and what they contain. */
  readonly entities: Readonly<Record<string, Entity>>
}

/** A call that reads, and what it replies with. */
export type SampledCall = Pick<NamedCall, 'method' | 'path' | 'grid' | 'one' | 'many' | 'reply' | 'at'>

/** The calls that a screen reads from, with their entities. */
export function sampledCalls(screen: Screen, vocabulary: Vocabulary): SampledCalls {
  const paths = pathsIn(screen)
  const calls = [...vocabulary.calls.values()]
    .filter(call => call.method === 'GET' || call.grid !== undefined)
    .filter(call => paths.some(path => isOf(call.path, path)))
    .map(
      ({ method, path, grid, one, many, reply, at }): SampledCall => ({
        method,
        path,
        ...(grid !== undefined && { grid }),
        ...(one !== undefined && { one }),
        ...(many !== undefined && { many }),
        ...(reply !== undefined && { reply }),
        ...(at !== undefined && { at }),
      }),
    )
  const names = new Set(calls.flatMap(({ one, many }) => [one ?? many ?? []].flat()))
  // A set also gives what is added on the way.
  for (const name of names)
    for (const field of Object.values(vocabulary.entities.get(name)?.fields ?? {}))
      if ('entity' in field && field.entity !== undefined) names.add(field.entity)
  const entities = [...names].flatMap((name): [string, Entity][] => {
    const entity = vocabulary.entities.get(name)
    return entity ? [[name, entity]] : []
  })
  return { calls, entities: Object.fromEntries(entities) }
}

/** Whether a path is one of a call; each of the two may have placeholders. */
function isOf(described: string, path: string): boolean {
  const [known, wanted] = [described.split('/'), path.split('/')]
  return (
    known.length === wanted.length &&
    known.every((part, at) => part === wanted[at] || part.startsWith('{') || wanted[at]?.startsWith('{'))
  )
}

function pathsIn(word: unknown): string[] {
  if (typeof word === 'string') return word.startsWith('/') ? [word] : []
  return typeof word === 'object' && word !== null ? Object.values(word).flatMap(pathsIn) : []
}
