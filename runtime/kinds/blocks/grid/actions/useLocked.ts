import { useSyncExternalStore } from 'react'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { type ActionTarget, actionLockOf, lockOf, useGridActionsContext } from './GridActionsContext.ts'

/** Tells which actions of a target are locked; the caller is drawn when that changes. */
export function useLocked(
  target: ActionTarget,
  actions: readonly CompiledAction[],
): (action: CompiledAction) => boolean {
  const { locks } = useGridActionsContext()
  const locked = useSyncExternalStore(locks.subscribe, () =>
    locks.has(lockOf(target))
      ? '*'
      : actions
          .filter(action => locks.has(actionLockOf(action, target)))
          .map(({ label }) => label)
          .join('\n'),
  )
  return ({ label }) => locked === '*' || locked.split('\n').includes(label)
}
