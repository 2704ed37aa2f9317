import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { namedRow } from '../../../../core/grid/countedSums.ts'
import { frozenReason } from '../../../../core/grid/pages.ts'
import { rowKeyOf } from '../../../../core/grid/rowKey.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../../shell/ErrorBoundary.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { fetchActionWork } from '../actions/fetchActionWork.ts'
import { type ActionTarget, GridActionsContext } from '../actions/GridActionsContext.ts'
import { useActionPanel } from '../actions/useActionPanel.tsx'
import { useDockedPanel } from '../actions/useDockedPanel.tsx'
import { useGridActions } from '../actions/useGridActions.ts'
import { createEdits, EditsContext } from '../EditsContext.ts'
import styles from '../grid.module.css'
import { useGridSelection } from '../selection/useGridSelection.ts'
import { useRefetchLoads } from '../useGridPage.ts'
import { type GridWork, type GridWorkParts } from './gridWork.ts'

const ActionConfirmDialog = lazy(async () => {
  const { fetchQuestion } = await fetchActionWork()
  return { default: (await chunk(fetchQuestion)).ActionConfirmDialog }
})

const ChosenRows = lazy(async () => ({
  default: (await chunk(() => import('../selection/ChosenRows.tsx'))).ChosenRows,
}))

const SelectionFigures = lazy(async () => ({
  default: (await chunk(() => import('../selection/SelectionFigures.tsx'))).SelectionFigures,
}))

/** The selection, input and actions of a grid. */
export function useGridWork(parts: GridWorkParts): GridWork {
  const { grid, state, settle, params, page, rows, rowCount, ready, refresh } = parts
  const refetchLoads = useRefetchLoads(refresh)
  const chosen = useGridSelection(grid, state, rows, rowCount)
  const { selection, send } = chosen
  const edits = useMemo(() => createEdits(row => String(rowKeyOf(grid, row))), [grid])
  /** Clears the selection or input of an action after its success. */
  const forget = useStableCallback((target: ActionTarget) => {
    if (target.scope === 'row') edits.clear([target.key])
    else edits.clear()
    if (target.scope === 'selection') send({ type: 'selectionCleared' })
  })
  const onDone = useStableCallback((target: ActionTarget) => {
    forget(target)
    return docked.reload() ?? refetchLoads()
  })
  const frozen = page ? frozenReason(page) : ''
  const figures = (count: number) => (
    <Suspense>
      <SelectionFigures
        grid={grid}
        state={state}
        params={params}
        selection={selection}
        count={count}
        rows={rows}
      />
    </Suspense>
  )
  const keyOf = (row: Row) => String(rowKeyOf(grid, row))
  const rowOf = (target: ActionTarget) =>
    target.scope === 'row' ? (rows.find(row => keyOf(row) === target.key) ?? target.row) : undefined
  const panel = useActionPanel({
    actions: grid.actions,
    rowOf,
    selected: chosen.count,
    figures,
    onSaved: forget,
  })
  const docked = useDockedPanel({ actions: grid.actions, rowOf, onModal: panel.show })
  const position = docked.key === undefined ? -1 : rows.findIndex(row => keyOf(row) === docked.key)
  const { actions, runner } = useGridActions({
    grid,
    state,
    settle,
    params,
    selection,
    count: chosen.count,
    edits,
    frozen,
    onDone,
    onConflict: () => {
      refresh()
      return undefined
    },
    onOpen: opened => docked.show(opened) || panel.show(opened),
  })
  // Other filters have cleared the selection while the dialog was open: it has no subject any more.
  const { asked, dismiss } = runner
  const gone = chosen.count === 0 && asked?.target.scope === 'selection' && !asked.busy
  useEffect(() => {
    if (gone) dismiss()
  }, [gone, dismiss])
  // Once shown, the dialog stays mounted to fade out and return the focus.
  const [asks, setAsks] = useState(false)
  if (runner.asked && !asks) setAsks(true)
  return {
    selected: chosen.selected,
    choose: chosen.choose,
    toggle: grid.selection ? chosen.toggle : undefined,
    selectAll: () => send({ type: 'allMatchingSelected' }),
    clear: () => send({ type: 'selectionCleared' }),
    activate: at => {
      const row = rows[at]
      if (row) docked.follow(row, keyOf(row))
    },
    docked: position < 0 ? undefined : position,
    undock: docked.key === undefined ? undefined : docked.leave,
    isBusy: () =>
      chosen.count > 0 || Object.values(edits.values).some(texts => Object.keys(texts).length > 0),
    provide: around => (
      <GridActionsContext value={actions}>
        <EditsContext value={edits}>{docked.around(around)}</EditsContext>
      </GridActionsContext>
    ),
    chosen: (
      <>
        {grid.selectionSummary?.always && !ready && chosen.count === 0 && <div className={styles.figures} />}
        {grid.selection && (ready || chosen.count > 0) && (
          <ErrorBoundary>
            <Suspense>
              <ChosenRows
                grid={grid}
                state={state}
                params={params}
                selection={selection}
                count={chosen.count}
                rows={rows}
                rowCount={rowCount}
                send={send}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </>
    ),
    below: (
      <>
        {panel.drawn}
        {asks && (
          <ErrorBoundary>
            <Suspense>
              <ActionConfirmDialog
                runner={runner}
                figures={figures(chosen.count)}
                nameOf={row => namedRow(grid, row)}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </>
    ),
  }
}
