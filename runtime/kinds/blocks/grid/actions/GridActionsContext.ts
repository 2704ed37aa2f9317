import { createContext, use } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'

/** What an action acts on. */
export type ActionTarget =
  | { readonly scope: 'row'; readonly row: Row; readonly key: string }
  | { readonly scope: 'selection' }
  | { readonly scope: 'screen' }
  | { readonly scope: 'record'; readonly row: Row }

/** The actions of a grid, or of one record, that the user may see, and the way to them. */
export interface GridActions {
  readonly ofRow: readonly CompiledAction[]
  /** Of a row too; its cells do them. Absent: none. */
  readonly ofCells?: readonly CompiledAction[]
  readonly ofSelection: readonly CompiledAction[]
  readonly ofScreen: readonly CompiledAction[]
  /** Absent: none. */
  readonly ofRecord?: readonly CompiledAction[]
  /** Why none of them can be used; empty: they can. */
  readonly frozen: string
  /** Types of the processes that run: what waits for them is locked. */
  readonly running: ReadonlySet<string>
  readonly locks: Locks
  /** Asks the user where the action says so, then does it. Does nothing while the action is locked. */
  readonly start: (action: CompiledAction, target: ActionTarget) => void
}

export const GridActionsContext = createContext<GridActions | undefined>(undefined)

export function useGridActionsContext(): GridActions {
  const actions = use(GridActionsContext)
  if (!actions) throw new Error('The actions of a grid are used outside of it.')
  return actions
}

/** Key under which a target as a whole is locked while one of its actions is under way. */
export function lockOf(target: ActionTarget): string {
  return target.scope === 'row' ? `row ${target.key}` : target.scope
}

/** Key under which one action of a target is locked. */
export function actionLockOf(action: CompiledAction, target: ActionTarget): string {
  return `${lockOf(target)}: ${action.label}`
}

/** Key that is held while the call of one action of a target is on its way. */
export function runOf(action: CompiledAction, target: ActionTarget): string {
  return `${actionLockOf(action, target)} runs`
}

/** Which buttons are locked. One store per grid, so that a lock draws its own buttons only. */
export interface Locks {
  has(key: string): boolean
  /** Locks the key; the result unlocks it. A key that is locked twice is free after the second unlock. */
  add(key: string): () => void
  /** Calls back after every change; returns the way to stop it. */
  subscribe(listener: () => void): () => void
}

export function createLocks(): Locks {
  const counts = new Map<string, number>()
  const listeners = new Set<() => void>()
  function change(key: string, by: 1 | -1) {
    counts.set(key, (counts.get(key) ?? 0) + by)
    if (counts.get(key) === 0) counts.delete(key)
    for (const listener of listeners) listener()
  }
  return {
    has: key => counts.has(key),
    add(key) {
      let held = true
      change(key, 1)
      return () => {
        if (held) change(key, -1)
        held = false
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
