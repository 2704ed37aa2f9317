import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { messages } from '../../../core/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/Message.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { type GridPhase } from './useGridPage.ts'

/** What stands where there are no rows: each reason has a picture of its own. */
export function GridPicture(props: {
  grid: CompiledGrid
  phase: GridPhase
  /** True after 300 ms of loading. */
  late: boolean
  state: GridState
  rowCount: number
  onRetry: () => void
  onReset: () => void
  onPage: (page: number) => void
}) {
  const { grid, phase, late, state, rowCount, onRetry, onReset, onPage } = props
  if (phase === 'loading') {
    return <GridSkeleton rows={state.size} columns={grid.columns.length} visible={late} />
  }
  if (phase === 'forbidden') {
    return <Message icon="forbidden" heading="You may not see these rows" text={FORBIDDEN} />
  }
  if (phase === 'failed') {
    const again = <Button onClick={onRetry}>{messages.tryAgain}</Button>
    return <Message icon="failed" tone="danger" heading={messages.gridFailed} actions={again} />
  }
  if (phase === 'idle') return <Message icon="noMatch" heading="Set a filter to see rows" />
  if (rowCount > 0) {
    const first = <Button onClick={() => onPage(1)}>First page</Button>
    return <Message icon="noMatch" heading="There are no rows on this page" actions={first} />
  }
  if (Object.keys(state.filters).length > 0) {
    const reset = <Button onClick={onReset}>Reset filters</Button>
    return <Message icon="noMatch" heading={messages.noMatch} actions={reset} />
  }
  return <Message icon="empty" heading={grid.empty.heading || grid.empty.text} />
}

const FORBIDDEN = 'Your account does not hold the resource that they ask for.'
