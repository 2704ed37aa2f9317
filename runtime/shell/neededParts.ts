import { use, useMemo } from 'react'
import { type CompiledBlock } from '../core/compile/compiled.ts'
import { usedFeatures, withoutInner } from '../core/compile/initiallyVisibleBlocks.ts'
import { type Kinds } from '../kinds/kinds.ts'
import { isLazy, type Lazy } from './calls/lazy.ts'

/** Parts of the script that blocks need and the start does not carry: kinds, and parts of kinds, by their features. */
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

/** Fetches them side by side; after it, blocks are drawn without suspending: React keeps a fallback for 300 ms. */
export async function fetchParts(kinds: Kinds, body: readonly object[]): Promise<void> {
  await Promise.all(neededParts(kinds, body).map(part => part.fetch()))
}

/** The parts of the script that a block waits for when it is first drawn; none when they have come with its screen. */
export function useMissingParts(kinds: Kinds, block: CompiledBlock): readonly Lazy<unknown>[] {
  return useMemo(
    () => neededParts(kinds, [withoutInner(block)]).filter(({ value }) => value === undefined),
    [kinds, block],
  )
}

/** Waits for parts of the script. They must be the same in every drawing of a component. */
export function useParts(parts: readonly Lazy<unknown>[]): void {
  for (const part of parts) use(part.fetch())
}
