import { type Column } from 'react-data-grid'
import { Link } from 'react-router'
import { displayDate } from '../../../../../runtime/core/text/displayDate.ts'
import { displayMoney } from '../../../../../runtime/core/text/displayMoney.ts'
import { displayNumber } from '../../../../../runtime/core/text/displayNumber.ts'
import { displayText } from '../../../../../runtime/core/text/displayText.ts'
import link from '../../../../../runtime/kinds/cells/link.module.css'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { userZone } from '../userZone.ts'
import { RefundStatus, statusText } from './RefundStatus.tsx'

/** A column that can also say its cell in plain text, for the clipboard. */
export type RefundColumn = Column<Row> & { readonly text: (row: Row) => string }

/** One array for the life of the page: another one would draw every cell anew. */
export const columns: readonly RefundColumn[] = [
  {
    ...fixed('idRefund', 'Refund', 92),
    text: row => displayText(row.idRefund),
    renderCell: ({ row, tabIndex }) => <RefundLink id={row.idRefund} tabIndex={tabIndex} />,
  },
  textColumn('orderNr', 'Order Nr', 100),
  textColumn('rmaNr', 'RMA', 100),
  {
    key: 'customerName',
    name: 'Customer',
    sortable: true,
    width: 'minmax(96px, 1fr)',
    minWidth: 96,
    text: row => displayText(row.customerName),
    renderCell: ({ row }) => displayText(row.customerName),
  },
  {
    ...fixed('amount', 'Amount', 128),
    cellClass: 'console-cell-end',
    headerCellClass: 'console-cell-end',
    text: row => displayMoney(row.amount, row.currency),
    renderCell: ({ row }) => displayMoney(row.amount, row.currency),
  },
  textColumn('methodLabel', 'Method', 140),
  {
    ...fixed('status', 'Status', 172),
    text: row => statusText(row.status),
    renderCell: ({ row }) => <RefundStatus status={row.status} />,
  },
  { ...dateColumn('createdAt', 'Created'), sortDescendingFirst: true },
  dateColumn('dueAt', 'Due'),
  {
    ...fixed('ageDays', 'Age', 96),
    cellClass: 'console-cell-end',
    headerCellClass: 'console-cell-end',
    text: row => displayNumber(row.ageDays, { unit: 'days' }),
    renderCell: ({ row }) => displayNumber(row.ageDays, { unit: 'days' }),
  },
]

/** The fields that the server is asked for. */
export const columnFields = columns.map(({ key }) => key)

function RefundLink({ id, tabIndex }: { id: unknown; tabIndex: number }) {
  if (id === null || id === undefined || id === '') return displayText(id)
  return (
    <Link
      className={link.link}
      to={`/finance/refunds/details/${encodeURIComponent(String(id))}`}
      tabIndex={tabIndex}
    >
      {displayText(id)}
    </Link>
  )
}

function fixed(key: string, name: string, width: number): Column<Row> {
  return { key, name, sortable: true, width, minWidth: 40 }
}

function textColumn(key: string, name: string, width: number): RefundColumn {
  return {
    ...fixed(key, name, width),
    text: row => displayText(row[key]),
    renderCell: ({ row }) => displayText(row[key]),
  }
}

function dateColumn(key: string, name: string): RefundColumn {
  const text = (row: Row) => displayDate(row[key], { time: false, zone: userZone() })
  return { ...fixed(key, name, 108), text, renderCell: ({ row }) => text(row) }
}
