import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'

/** Fetches the code needed from the first click on; rejects with `ChunkMissing`. */
export const fetchActionWork = () => chunk(() => import('./actionWork.ts'))

/**
 * Prefetches what an action opens when pointer or focus reaches its button. A missing chunk is reported on
 * click.
 */
export function prepareAction(action: CompiledAction): void {
  if (action.kind === 'navigate' && !action.confirm) return
  fetchActionWork()
    .then(({ fetchOpened }) => fetchOpened(action))
    .catch(() => {})
}

/** For the button of an action. */
export function preparing(action: CompiledAction): { onPointerEnter: () => void; onFocus: () => void } {
  const prepare = () => prepareAction(action)
  return { onPointerEnter: prepare, onFocus: prepare }
}
