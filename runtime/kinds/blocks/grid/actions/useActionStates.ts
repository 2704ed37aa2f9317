import { useSyncExternalStore } from 'react'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import {
  type ActionTarget,
  actionLockOf,
  lockOf,
  runOf,
  useGridActionsContext,
} from './GridActionsContext.ts'

/** `running`: its call is on its way. `locked`: another one of its target is, or it waits as long as its definition says. */
export type ActionState = 'free' | 'locked' | 'running'

/** Tells the states of the actions of a target; the caller is drawn when one of them changes. */
export function useActionStates(
  target: ActionTarget,
  actions: readonly CompiledAction[],
): (action: CompiledAction) => ActionState {
  const { locks } = useGridActionsContext()
  const stateOf = (action: CompiledAction): ActionState => {
    if (locks.has(runOf(action, target))) return 'running'
    return locks.has(lockOf(target)) || locks.has(actionLockOf(action, target)) ? 'locked' : 'free'
  }
  // One text, which is the same as long as no state differs.
  useSyncExternalStore(locks.subscribe, () => actions.map(stateOf).join())
  return stateOf
}
