import { type ReactNode } from 'react'
import { type Column } from 'react-data-grid'
import { type ColumnTotals } from '../../../../../runtime/core/grid/totals.ts'
import { displayDate } from '../../../../../runtime/core/text/dates.ts'
import { displayText } from '../../../../../runtime/core/text/displayText.ts'
import { displayMoney, displayNumber } from '../../../../../runtime/core/text/numbers.ts'
import { HeaderName } from '../../../../../runtime/kinds/blocks/grid/gridColumns.tsx'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { userZone } from '../userZone.ts'
import { RefundStatus, statusText } from './RefundStatus.tsx'
import { RowLink } from './RowLink.tsx'

const atEnd = { cellClass: 'console-cell-end', headerCellClass: 'console-cell-end' }

/** A column that can also say its cell in plain text, for clipboard and paper. */
export type RefundColumn = Column<Row, ColumnTotals> & {
  readonly name: string
  readonly width: number | string
  readonly text: (row: Row) => string
}

/** As the screen shows them to a user who has arranged nothing. */
export const columns: readonly (RefundColumn & { readonly width: number })[] = [
  {
    ...textColumn('idRefund', 'Refund', 92),
    renderCell: ({ row, tabIndex }) => (
      <RowLink base="/finance/refunds/details/" value={row.idRefund} tabIndex={tabIndex} />
    ),
  },
  {
    ...textColumn('orderNr', 'Order Nr', 104),
    renderCell: ({ row, tabIndex }) => <RowLink base="/order/" value={row.orderNr} tabIndex={tabIndex} />,
  },
  textColumn('rmaNr', 'RMA', 84),
  textColumn('customerName', 'Customer', 148),
  { ...column('amount', 'Amount', 116, row => displayMoney(row.amount, row.currency)), ...atEnd },
  textColumn('methodLabel', 'Method', 132),
  {
    ...column('status', 'Status', 164, row => statusText(row.status)),
    renderCell: ({ row }) => <RefundStatus status={row.status} />,
  },
  { ...dateColumn('createdAt', 'Created'), sortDescendingFirst: true },
  dateColumn('dueAt', 'Due'),
  { ...column('ageDays', 'Age', 64, row => displayNumber(row.ageDays, { unit: 'd' })), ...atEnd },
]

export const columnFields = columns.map(({ key }) => key)

function column(key: string, name: string, width: number, text: (row: Row) => string) {
  return {
    key,
    name,
    width,
    text,
    minWidth: 40,
    sortable: true,
    resizable: true,
    draggable: true,
    renderHeaderCell: HeaderName,
    renderCell: ({ row }: { row: Row }): ReactNode => text(row),
  }
}

function textColumn(key: string, name: string, width: number) {
  return column(key, name, width, row => displayText(row[key]))
}

function dateColumn(key: string, name: string) {
  const text = (row: Row) => displayDate(row[key], { time: false, zone: userZone() })
  return {
    ...column(key, name, 104, text),
    renderCell: ({ row }: { row: Row }) => <bdi dir="ltr">{text(row)}</bdi>,
  }
}
