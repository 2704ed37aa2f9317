import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'

/** Fetches what an action needs from the first click on; rejects with `ChunkMissing`. */
export const fetchActionWork = () => chunk(() => import('./actionWork.ts'))

/**
 * Fetches what an action opens, so that it is there when its button is pressed: called when the pointer or the focus comes
 * to it. A part that is gone is noticed at the press.
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
