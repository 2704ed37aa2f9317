import { memo, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GridSkeleton } from '../../../../../runtime/kinds/blocks/grid/GridSkeleton.tsx'
import styles from '../../../../../runtime/kinds/blocks/grid/grid.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { Pagination } from '../../../../../runtime/ui/Pagination.tsx'
import { VisuallyHidden } from '../../../../../runtime/ui/VisuallyHidden.tsx'
import { ScreenHeader } from '../frame/ScreenHeader.tsx'
import { useLatest } from '../useLatest.ts'
import { columns } from './columns.tsx'
import { type RefundsData } from './loadRefunds.ts'
import { RefundFilterArea } from './RefundFilterArea.tsx'
import { RefundRows } from './RefundRows.tsx'
import { type RefundsPage } from './request.ts'
import {
  anyFilter,
  noFilters,
  pageSizes,
  type RefundFilters,
  type RefundsSort,
  type RefundsState,
  readState,
  writeState,
} from './state.ts'
import { useRefunds } from './useRefunds.ts'

/** The list of refunds; page, size, sort and filters stand in the address. */
export function RefundsScreen({ data }: { data: RefundsData }) {
  const { initial, methods, first } = data
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => {
    const read = readState(search, initial)
    return same(read, first.state) ? first.state : read
  }, [search, initial, first])
  const filters = useHeld(state.filters)
  const sort = useHeld(state.sort)
  const { page, loading, failed, refresh } = useRefunds(state, first)
  const late = useLate(loading)
  const change = (next: RefundsState, replace: boolean) => {
    if (!same(next, state)) setSearch(writeState(next, initial), { replace, preventScrollReset: true })
  }
  const onSort = useLatest((next: RefundsSort) => {
    if (!loading) change({ ...state, sort: next }, false)
  })
  const onPage = useLatest((next: number) => {
    if (!loading) change({ ...state, page: next }, false)
  })
  const onSize = useLatest((size: number) => {
    if (!loading) change({ ...state, size, page: 1 }, false)
  })
  const onFilters = useLatest((next: RefundFilters) => change({ ...state, filters: next, page: 1 }, true))
  const rows = page?.rows ?? noRows
  const again = <Button onClick={refresh}>Try again</Button>
  return (
    <>
      <ScreenHeader title="Refunds" above={above} />
      <section className={styles.block} aria-label="Refunds">
        <RefundFilterArea
          applied={filters}
          methods={methods}
          loading={loading}
          onFilters={onFilters}
          onRefresh={refresh}
        />
        {failed && rows.length > 0 && (
          <div className={styles.notice} role="status">
            <span>{messages.failed} The rows below are those of before.</span>
            {again}
          </div>
        )}
        <div className={styles.frame} aria-busy={loading} data-late={(late && rows.length > 0) || undefined}>
          <RefundRows rows={rows} sort={sort} onSort={onSort} />
          {rows.length > 0 ? null : loading ? (
            <GridSkeleton rows={state.size} columns={columns.length} visible={late} />
          ) : failed ? (
            <Message icon="failed" tone="danger" heading={messages.failed} actions={again} />
          ) : anyFilter(filters) ? (
            <Message
              icon="noMatch"
              heading="No row matches these filters."
              actions={<Button onClick={() => onFilters(noFilters)}>Reset filters</Button>}
            />
          ) : (
            <Message icon="empty" heading="There are no refunds yet." />
          )}
        </div>
        {page && page.rowCount > 0 && (
          <Pager
            page={state.page}
            size={state.size}
            rowCount={page.rowCount}
            onPage={onPage}
            onSize={onSize}
          />
        )}
        <VisuallyHidden>
          <span aria-live="polite">{loading || failed ? '' : announcement(state, page)}</span>
        </VisuallyHidden>
      </section>
    </>
  )
}

const above = [] as const
const noRows = [] as const
const messages = { failed: 'An unexpected error occurred while loading the grid data.' }

const Pager = memo(function Pager(props: {
  page: number
  size: number
  rowCount: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}) {
  const { page, size, rowCount, onPage, onSize } = props
  return (
    <Pagination
      page={page}
      pageCount={pageCount(rowCount, size)}
      rowCount={rowCount}
      size={size}
      sizes={pageSizes}
      onChange={onPage}
      onSizeChange={onSize}
    />
  )
})

function announcement({ page, size, sort }: RefundsState, shown: RefundsPage | undefined): string {
  const column = columns.find(({ key }) => key === sort.field)?.name ?? ''
  const order = sort.order === 'asc' ? 'ascending' : 'descending'
  return `Page ${page} of ${pageCount(shown?.rowCount ?? 0, size)}, sorted by ${String(column)}, ${order}.`
}

function pageCount(rowCount: number, size: number): number {
  return Math.max(1, Math.ceil(rowCount / size))
}

/** The object of before, as long as the new one says the same. */
function useHeld<T>(value: T): T {
  const [held] = useState({ value })
  if (held.value !== value && !same(held.value, value)) held.value = value
  return held.value
}

function useLate(loading: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), 300)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [loading])
  return late && loading
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
