import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Column, DataGrid, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { fetchMethods, fetchPage, type Page, pageSize, type Query, type Row } from './request.ts'

/**
 * The list of refunds with nothing but react-data-grid, three filters, sort and paging: what the libraries cost that the
 * console stands on. It has no guard, no address, no menu and no message, and checks nothing that the server says.
 */
export function BareList() {
  const [query, setQuery] = useState(first)
  const [methods, setMethods] = useState<Awaited<ReturnType<typeof fetchMethods>>>([])
  const [page, setPage] = useState<Page>()
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    fetchMethods().then(setMethods)
  }, [])
  useEffect(() => {
    const given = new AbortController()
    setLoading(true)
    fetchPage(query, given.signal).then(
      found => {
        setPage(found)
        setLoading(false)
      },
      () => given.signal.aborted || setLoading(false),
    )
    return () => given.abort()
  }, [query])
  const filter = (change: Partial<Query>) => setQuery(now => ({ ...now, ...change, page: 1 }))
  const [typed, setTyped] = useState<Partial<Query>>({})
  const timer = useRef(0)
  /** Typed text waits 500 ms (spec 1 §4). */
  const wait = (change: Partial<Query>) => {
    setTyped({ ...typed, ...change })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => filter({ ...typed, ...change }), 500)
  }
  const last = Math.max(1, Math.ceil((page?.rowCount ?? 0) / pageSize))
  const { orderNr, customerName, method } = { ...query, ...typed }
  return (
    <main>
      <h1>Refunds</h1>
      <form>
        <label>
          Order Nr <input value={orderNr} onChange={event => wait({ orderNr: event.target.value })} />
        </label>
        <label>
          Customer{' '}
          <input value={customerName} onChange={event => wait({ customerName: event.target.value })} />
        </label>
        <label>
          Method{' '}
          <select value={method} onChange={event => filter({ ...typed, method: event.target.value })}>
            <option value="">All</option>
            {methods.map(({ alias, displayName }) => (
              <option key={alias} value={alias}>
                {displayName}
              </option>
            ))}
          </select>
        </label>
      </form>
      <div aria-busy={loading}>
        {page && (
          <DataGrid
            aria-label="Refunds"
            columns={columns}
            rows={page.data}
            rowHeight={36}
            sortColumns={[
              { columnKey: query.sort.field, direction: query.sort.order === 'asc' ? 'ASC' : 'DESC' },
            ]}
            onSortColumnsChange={sorts => setQuery({ ...query, sort: sortOf(sorts.at(-1)) })}
          />
        )}
      </div>
      <p>
        <button type="button" disabled={query.page === 1} onClick={() => turn(-1)}>
          Previous page
        </button>
        Page {query.page} of {last}
        <button type="button" disabled={query.page >= last} onClick={() => turn(1)}>
          Next page
        </button>
      </p>
    </main>
  )

  function turn(by: number) {
    setQuery({ ...query, page: query.page + by })
  }
}

const first: Query = {
  page: 1,
  sort: { field: 'createdAt', order: 'desc' },
  orderNr: '',
  customerName: '',
  method: '',
}

const columns: Column<Row>[] = [
  {
    ...column('idRefund', 'Refund', 92),
    renderCell: ({ row }) => <a href={`/finance/refunds/details/${row.idRefund}`}>{row.idRefund}</a>,
  },
  {
    ...column('orderNr', 'Order Nr', 104),
    renderCell: ({ row }) => <a href={`/order/${row.orderNr}`}>{String(row.orderNr)}</a>,
  },
  column('rmaNr', 'RMA', 84),
  column('customerName', 'Customer', 148),
  column('amount', 'Amount', 116, row => `${Number(row.amount).toFixed(2)} ${row.currency}`),
  column('methodLabel', 'Method', 132),
  column('status', 'Status', 164),
  column('createdAt', 'Created', 104, row => day(row.createdAt)),
  column('dueAt', 'Due', 104, row => day(row.dueAt)),
  column('ageDays', 'Age', 64, row => `${row.ageDays} d`),
]

function column(
  key: string,
  name: string,
  width: number,
  text: (row: Row) => ReactNode = row => String(row[key] ?? '-'),
): Column<Row> {
  return { key, name, width, sortable: true, resizable: true, renderCell: ({ row }) => text(row) }
}

function day(value: unknown): string {
  return String(value ?? '-').slice(0, 10)
}

function sortOf(sort: SortColumn | undefined): Query['sort'] {
  return sort ? { field: sort.columnKey, order: sort.direction === 'ASC' ? 'asc' : 'desc' } : first.sort
}
