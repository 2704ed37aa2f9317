import { useMemo } from 'react'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { textsOf, typedProblem } from '../../../../core/grid/actions.ts'
import { filterTerms } from '../../../../core/grid/filterTerms.ts'
import { type Selection } from '../../../../core/grid/selection.ts'
import { useRunning } from '../../../../shell/notifications/notificationAtoms.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useViewer } from '../../../../shell/session/useViewer.ts'
import { userZone } from '../../../../shell/userZone.ts'
import { useStableCallback } from '../../../useStableCallback.ts'
import { type Edits } from '../EditsContext.ts'
import { type GridAddress } from '../useGridState.ts'
import { fetchActionWork } from './fetchActionWork.ts'
import { type ActionTarget, type GridActions } from './GridActionsContext.ts'
import { type ActionRunner, type Opened, useActionRunner } from './useActionRunner.ts'

/** The targets of actions, and the reactions to them. */
export interface GridActionsParts extends Pick<GridAddress, 'state' | 'settle'> {
  readonly grid: CompiledGrid
  readonly params: Readonly<Record<string, string>>
  readonly selection: Selection
  /** Number of selected rows. */
  readonly count: number
  readonly edits: Edits
  /** Why all actions are disabled; empty: they are enabled. */
  readonly frozen: string
  /** An action on this target has succeeded: reloads the rows and clears its selection and input. */
  readonly onDone: (target: ActionTarget) => Promise<void> | undefined
  /** Someone else saved first: reloads the rows and keeps everything else. */
  readonly onConflict: () => undefined
  readonly onOpen: (opened: Opened) => void
}

/** The actions of a grid, and their pending confirmation. */
export function useGridActions(parts: GridActionsParts): { actions: GridActions; runner: ActionRunner } {
  const { grid, state, settle, params, selection, count, edits, frozen, onDone, onConflict, onOpen } = parts
  const { ports, toast } = useRuntime()
  const runner = useActionRunner({
    async callOf(action, target) {
      const context = { now: ports.clock.now(), zone: userZone() }
      const subject =
        target.scope === 'selection'
          ? { ...target, selection, count, filter: filterTerms(grid, state, context) }
          : target
      // The input at the time of the click, however long the chunk takes.
      const typed = edits.values
      const { actionCall } = await fetchActionWork()
      return actionCall(grid, action, subject, { params, typed })
    },
    onDone,
    onConflict,
    onOpen,
  })
  const { locks } = runner
  const running = useRunning()
  const viewer = useViewer()
  const start = useStableCallback<Parameters<GridActions['start']>, void>((action, target) => {
    // Applies to all filtered rows. Typed but unapplied filters would clear the selection, and the user has
    // not seen their rows.
    const filtered = target.scope === 'selection' && selection.all
    if (filtered && JSON.stringify(settle().filters) !== JSON.stringify(state.filters)) return
    const acts = target.scope === 'selection' ? { ...target, selection } : target
    const problem = typedProblem(grid, textsOf(acts, edits.values))
    if (problem === undefined) runner.start(action, target)
    else toast({ type: 'error', text: problem })
  })
  const actions = useMemo(
    () => ({
      ofRow: grid.actions.filter(({ scope }) => scope === 'row'),
      ofCells: grid.actions.filter(({ scope }) => scope === 'cell'),
      ofSelection: grid.actions.filter(({ scope }) => scope === 'selection'),
      ofScreen: grid.actions.filter(({ scope }) => scope === 'screen'),
      frozen,
      running,
      viewer,
      locks,
      start,
    }),
    [grid, frozen, running, viewer, locks, start],
  )
  return { actions, runner }
}
