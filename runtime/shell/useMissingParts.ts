import { use, useMemo } from 'react'
import { type CompiledBlock } from '../core/compile/compiled.ts'
import { withoutInner } from '../core/compile/initiallyVisibleBlocks.ts'
import { type Kinds } from '../kinds/kinds.ts'
import { type Lazy } from './calls/late.ts'
import { neededParts } from './neededParts.ts'

/** The parts of the script that a block waits for when it is first drawn; none when they have come with its screen. */
export function useMissingParts(kinds: Kinds, block: CompiledBlock): readonly Lazy<unknown>[] {
  return useMemo(
    () => neededParts(kinds, [withoutInner(block)]).filter(({ now }) => now === undefined),
    [kinds, block],
  )
}

/** Waits for parts of the script. They must be the same in every drawing of a component. */
export function useParts(parts: readonly Lazy<unknown>[]): void {
  for (const part of parts) use(part.fetch())
}
