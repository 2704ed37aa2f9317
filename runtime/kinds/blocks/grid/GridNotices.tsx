import { type ComponentProps, useEffect, useState } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { pageCount } from '../../../core/grid/pages.ts'
import { lazy } from '../../../shell/calls/lazy.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type ReplyNotices } from './ReplyNotices.tsx'

/** Most replies have no notice; prefetched after the first rows (`lazyParts`). */
export const replyNotices = lazy(() => import('./ReplyNotices.tsx'))

/** The notices of the rows, once their chunk is loaded; a failed fetch is repeated with the next reply. */
export function DeferredNotices(props: ComponentProps<typeof ReplyNotices>) {
  const { page, phase } = props
  const [part, setPart] = useState(() => replyNotices.value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and phase tell one reply from the next
  useEffect(() => {
    if (!part) replyNotices.fetch().then(setPart, () => {})
  }, [part, page, phase])
  return part ? <part.ReplyNotices {...props} /> : null
}

/** Announces page and sort of new rows; the pagination announces their number, if there are any. */
export function Announcement(props: {
  grid: CompiledGrid
  state: GridState
  /** Undefined while there is nothing to announce. */
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
