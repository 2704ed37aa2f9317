import { use, useMemo } from 'react'
import { type CompiledBlock } from '../core/compile/compiled.ts'
import { usedFeatures, withoutInner } from '../core/compile/initiallyVisibleBlocks.ts'
import { type Kinds } from '../kinds/kinds.ts'
import { isLazy, type Lazy } from './calls/lazy.ts'

/** Chunks that blocks need and the start does not contain: kinds, and parts of kinds, by feature. */
function neededParts(kinds: Kinds, body: readonly object[]): readonly Lazy<unknown>[] {
  const features = usedFeatures(body, 'body')
  return [
    ...lazyKinds(kinds.blocks, 'body', features),
    ...lazyKinds(kinds.cells, 'cell', features),
    ...lazyKinds(kinds.filters, 'filters', features),
    ...kinds.parts
      .filter(part => part.features.some(feature => features.has(feature)))
      .map(({ part }) => part),
  ]
}

function lazyKinds(
  table: Readonly<Record<string, object>>,
  key: string,
  features: ReadonlySet<string>,
): Lazy<unknown>[] {
  return Object.entries(table).flatMap(([kind, entry]) =>
    features.has(`${key}/${kind}`) && isLazy<object>(entry) ? [entry] : [],
  )
}

/** Fetched first, blocks render without suspending, because React keeps a fallback for 300 ms. */
export async function fetchParts(kinds: Kinds, body: readonly object[]): Promise<void> {
  await Promise.all(neededParts(kinds, body).map(part => part.fetch()))
}

/** The chunks that a block needs for its first render; empty if they came with its screen. */
export function useMissingParts(kinds: Kinds, block: CompiledBlock): readonly Lazy<unknown>[] {
  return useMemo(
    () => neededParts(kinds, [withoutInner(block)]).filter(({ value }) => value === undefined),
    [kinds, block],
  )
}

/** Suspends until the chunks are loaded. They must be the same in every render of a component. */
export function useParts(parts: readonly Lazy<unknown>[]): void {
  for (const part of parts) use(part.fetch())
}
