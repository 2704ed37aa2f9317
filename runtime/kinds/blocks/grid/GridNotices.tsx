import { type ComponentProps, useEffect, useState } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { pageCount } from '../../../core/grid/pages.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { lazy } from '../../../shell/calls/lazy.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type ReplyNotices } from './ReplyNotices.tsx'

/** Most replies have nothing to tell; ahead of its use it comes after the first rows (`lazyParts`). */
export const replyNotices = lazy(() => import('./ReplyNotices.tsx'))

/** What there is to know of the rows, as soon as its part of the script is there; else it is asked for with the next reply. */
export function DeferredNotices(props: ComponentProps<typeof ReplyNotices>) {
  const { page, phase } = props
  const [part, setPart] = useState(() => replyNotices.value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and phase tell one reply from the next
  useEffect(() => {
    if (!part) replyNotices.fetch().then(setPart, () => {})
  }, [part, page, phase])
  return part ? <part.ReplyNotices {...props} /> : null
}

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
