import { memo } from 'react'
import { pageCount, pageSizes, shownRange } from '../../../core/grid/pages.ts'
import { Pagination } from '../../../ui/Pagination.tsx'

/** Page and page size below the rows. */
export const Pager = memo(function Pager(props: {
  /** Heading of the grid; undefined: none. */
  heading: string | undefined
  page: number
  size: number
  rowCount: number
  /** The rows on screen, which are the previous ones while others load or have failed. */
  offset: number
  count: number
  onPage: (page: number) => void
  onStep: (by: 1 | -1, last: number) => void
  onSize: (size: number) => void
}) {
  const { heading, page, size, rowCount, offset, count, onPage, onStep, onSize } = props
  const last = pageCount(rowCount, size)
  return (
    <Pagination
      of={heading}
      page={page}
      pageCount={last}
      shown={shownRange(offset, count) ?? null}
      onChange={onPage}
      onStep={by => onStep(by, last)}
      size={size}
      sizes={pageSizes}
      onSizeChange={onSize}
      rowCount={rowCount}
    />
  )
})
