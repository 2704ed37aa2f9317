import { createContext, use } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { type Viewer } from '../../../../core/loads/condition.ts'

/** The target of an action. */
export type ActionTarget =
  | { readonly scope: 'row'; readonly row: Row; readonly key: string }
  | { readonly scope: 'selection' }
  | { readonly scope: 'screen' }
  | { readonly scope: 'record'; readonly row: Row }

/** The permitted actions of a grid, or of one record, and how to run them. */
export interface GridActions {
  readonly ofRow: readonly CompiledAction[]
  /** Row actions run by its cells. Absent: none. */
  readonly ofCells?: readonly CompiledAction[]
  readonly ofSelection: readonly CompiledAction[]
  readonly ofScreen: readonly CompiledAction[]
  /** Absent: none. */
  readonly ofRecord?: readonly CompiledAction[]
  /** Why all are disabled; empty: they are enabled. */
  readonly frozen: string
  /** Types of running processes, which lock the actions that wait for them. */
  readonly running: ReadonlySet<string>
  /** For conditions. */
  readonly viewer?: Viewer | undefined
  readonly locks: Locks
  /** Asks for confirmation if required, then runs the action. Ignored while it is locked. */
  readonly start: (action: CompiledAction, target: ActionTarget) => void
}

export const GridActionsContext = createContext<GridActions | undefined>(undefined)

export function useGridActionsContext(): GridActions {
  const actions = use(GridActionsContext)
  if (!actions) throw new Error('The actions of a grid are used outside of it.')
  return actions
}

/** Key that locks a target as a whole while one of its actions runs. */
export function lockOf(target: ActionTarget): string {
  return target.scope === 'row' ? `row ${target.key}` : target.scope
}

/** Key that locks one action of a target. */
export function actionLockOf(action: CompiledAction, target: ActionTarget): string {
  return `${lockOf(target)}: ${action.label}`
}

/** Key held while the call of one action of a target is pending. */
export function runOf(action: CompiledAction, target: ActionTarget): string {
  return `${actionLockOf(action, target)} runs`
}

/** The locked buttons. One store per grid, so that a lock renders only its own buttons. */
export interface Locks {
  has(key: string): boolean
  /** Locks the key; the result unlocks it. A key locked twice needs both unlocks. */
  add(key: string): () => void
  /** Called after every change; returns a function that unsubscribes. */
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
