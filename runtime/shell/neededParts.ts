import { usedFeatures } from '../core/compile/initiallyVisibleBlocks.ts'
import { type Kinds } from '../kinds/kinds.ts'
import { isLazy, type Lazy } from './calls/late.ts'

/** Parts of the script that blocks need and the start does not carry: kinds, and parts of kinds, by their words. */
export function neededParts(kinds: Kinds, body: readonly object[]): readonly Lazy<unknown>[] {
  const words = usedFeatures(body, 'body')
  return [
    ...lateKinds(kinds.blocks, 'body', words),
    ...lateKinds(kinds.cells, 'cell', words),
    ...lateKinds(kinds.filters, 'filters', words),
    ...kinds.parts.filter(part => part.words.some(word => words.has(word))).map(({ part }) => part),
  ]
}

function lateKinds(
  table: Readonly<Record<string, object>>,
  key: string,
  words: ReadonlySet<string>,
): Lazy<unknown>[] {
  return Object.entries(table).flatMap(([kind, entry]) =>
    words.has(`${key}/${kind}`) && isLazy<object>(entry) ? [entry] : [],
  )
}

/** Fetches them side by side; after it, blocks are drawn without suspending: React keeps a fallback for 300 ms. */
export async function fetchParts(kinds: Kinds, body: readonly object[]): Promise<void> {
  await Promise.all(neededParts(kinds, body).map(part => part.fetch()))
}
