import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { pageCount } from '../../../core/grid/pages.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

/** Tells screen readers the page and sort of the rows that have arrived; the pagination tells how many there are, unless none. */
export function Announcement(props: {
  grid: CompiledGrid
  state: GridState
  /** Undefined while there is nothing to tell. */
  rowCount: number | undefined
}) {
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement(props)}</span>
    </VisuallyHidden>
  )
}

function announcement({ grid, state, rowCount }: Parameters<typeof Announcement>[0]): string {
  if (rowCount === undefined) return ''
  if (rowCount === 0) return 'No rows.'
  const page = `Page ${state.page} of ${pageCount(rowCount, state.size)}`
  const column = grid.columns.find(({ field }) => field === state.sort?.field)
  if (!column || !state.sort) return `${page}.`
  return `${page}, sorted by ${column.label}, ${state.sort.order === 'asc' ? 'ascending' : 'descending'}.`
}
