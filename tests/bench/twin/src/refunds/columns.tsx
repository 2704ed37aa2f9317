import { type ReactNode } from 'react'
import { type Column } from 'react-data-grid'
import { Link } from 'react-router'
import { type ColumnTotals } from '../../../../../runtime/core/grid/totals.ts'
import { displayDate } from '../../../../../runtime/core/text/displayDate.ts'
import { displayMoney } from '../../../../../runtime/core/text/displayMoney.ts'
import { displayNumber } from '../../../../../runtime/core/text/displayNumber.ts'
import { displayText } from '../../../../../runtime/core/text/displayText.ts'
import { EMPTY } from '../../../../../runtime/core/text/empty.ts'
import { HeaderName } from '../../../../../runtime/kinds/blocks/grid/HeaderName.tsx'
import { CopyValue } from '../../../../../runtime/kinds/cells/CopyValue.tsx'
import link from '../../../../../runtime/kinds/cells/link.module.css'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { userZone } from '../userZone.ts'
import { RefundStatus, statusText } from './RefundStatus.tsx'

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
    renderCell: ({ row, tabIndex }) => <RefundLink id={row.idRefund} tabIndex={tabIndex} />,
  },
  {
    ...textColumn('orderNr', 'Order Nr', 104),
    renderCell: ({ row, tabIndex }) => <Copied text={displayText(row.orderNr)} tabIndex={tabIndex} />,
  },
  textColumn('rmaNr', 'RMA', 88),
  textColumn('customerName', 'Customer', 168),
  { ...column('amount', 'Amount', 120, row => displayMoney(row.amount, row.currency)), ...atEnd },
  textColumn('methodLabel', 'Method', 140),
  {
    ...column('status', 'Status', 168, row => statusText(row.status)),
    renderCell: ({ row }) => <RefundStatus status={row.status} />,
  },
  { ...dateColumn('createdAt', 'Created'), sortDescendingFirst: true },
  dateColumn('dueAt', 'Due'),
  { ...column('ageDays', 'Age', 72, row => displayNumber(row.ageDays, { unit: 'd' })), ...atEnd },
]

export const columnFields = columns.map(({ key }) => key)

function RefundLink({ id, tabIndex }: { id: unknown; tabIndex: number }) {
  if (id === null || id === undefined || id === '') return displayText(id)
  return (
    <>
      <Link
        className={link.link}
        to={`/finance/refunds/details/${encodeURIComponent(String(id))}`}
        tabIndex={tabIndex}
      >
        {displayText(id)}
      </Link>
      <CopyValue text={displayText(id)} tabIndex={-1} />
    </>
  )
}

function Copied({ text, tabIndex }: { text: string; tabIndex: number }) {
  if (text === EMPTY) return text
  return (
    <>
      {text}
      <CopyValue text={text} tabIndex={tabIndex} />
    </>
  )
}

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
  return column(key, name, 104, row => displayDate(row[key], { time: false, zone: userZone() }))
}
