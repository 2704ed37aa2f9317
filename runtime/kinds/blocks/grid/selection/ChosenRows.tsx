import { lazy, Suspense } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { knownRows, type Selection, type SelectionEvent } from '../../../../core/grid/selection.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../../shell/ErrorBoundary.tsx'
import { SelectionBar } from '../../../../ui/SelectionBar.tsx'
import { ActionButtons } from '../actions/ActionButtons.tsx'

const SelectionSummary = lazy(async () => ({
  default: (await chunk(() => import('./SelectionSummary.tsx'))).SelectionSummary,
}))

/** The number of selected rows, the server's figures for them, and their actions. */
export function ChosenRows(props: ChosenRowsProps) {
  const { grid, state, params, selection, count, rows, rowCount, send } = props
  const summary = grid.selectionSummary && (
    <ErrorBoundary>
      <Suspense>
        <SelectionSummary
          summary={grid.selectionSummary}
          grid={grid}
          state={state}
          params={params}
          selection={selection}
        />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <SelectionBar
      count={count}
      matching={rowCount}
      all={selection.all}
      onSelectAll={() => send({ type: 'allMatchingSelected' })}
      onClear={() => send({ type: 'selectionCleared' })}
      figures={grid.selectionSummary?.always ? summary : undefined}
    >
      {!grid.selectionSummary?.always && summary}
      <ActionButtons target={wholeSelection} rows={knownRows(grid, selection, rows)} />
    </SelectionBar>
  )
}

const wholeSelection = { scope: 'selection' } as const

interface ChosenRowsProps {
  grid: CompiledGrid
  state: GridState
  params: Readonly<Record<string, string>>
  selection: Selection
  /** Number of selected rows. */
  count: number
  /** The selected rows of the page. */
  rows: readonly Row[]
  /** Number of rows that match the filters. */
  rowCount: number
  send: (event: SelectionEvent) => void
}
