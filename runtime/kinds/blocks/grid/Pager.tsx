import { memo } from 'react'
import { pageCount, pageSizes } from '../../../core/grid/pages.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { Pagination } from '../../../ui/Pagination.tsx'

/** Page and page size below the rows. */
export const Pager = memo(function Pager(props: {
  /** Heading of the grid; undefined: it has none. */
  heading: string | undefined
  state: GridState
  rowCount: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}) {
  const { heading, state, rowCount, onPage, onSize } = props
  return (
    <Pagination
      of={heading}
      page={state.page}
      pageCount={pageCount(rowCount, state.size)}
      onChange={onPage}
      size={state.size}
      sizes={pageSizes}
      onSizeChange={onSize}
      rowCount={rowCount}
    />
  )
})
