import { memo } from 'react'
import { pageCount, pageSizes } from '../../../core/grid/pages.ts'
import { Pagination } from '../../../ui/Pagination.tsx'

/** Page and page size below the rows. */
export const Pager = memo(function Pager(props: {
  /** Heading of the grid; undefined: it has none. */
  heading: string | undefined
  page: number
  size: number
  rowCount: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}) {
  const { heading, page, size, rowCount, onPage, onSize } = props
  return (
    <Pagination
      of={heading}
      page={page}
      pageCount={pageCount(rowCount, size)}
      onChange={onPage}
      size={size}
      sizes={pageSizes}
      onSizeChange={onSize}
      rowCount={rowCount}
    />
  )
})
