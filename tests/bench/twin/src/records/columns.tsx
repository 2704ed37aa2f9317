import { memo, type ReactNode } from 'react'
import { type RenderCellProps } from 'react-data-grid'
import { Link } from 'react-router'
import { type ColumnTotals } from '../../../../../runtime/core/grid/totals.ts'
import { displayDate } from '../../../../../runtime/core/text/dates.ts'
import { displayBoolean, displayText, EMPTY } from '../../../../../runtime/core/text/displayText.ts'
import { displayMoney, displayNumber } from '../../../../../runtime/core/text/numbers.ts'
import { HeaderName } from '../../../../../runtime/kinds/blocks/grid/gridColumns.tsx'
import link from '../../../../../runtime/kinds/cells/link.module.css'
import { StatusLabel, type Tone } from '../../../../../runtime/ui/StatusLabel.tsx'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type RefundColumn } from '../refunds/columns.tsx'
import { selectColumn } from '../selectColumn.tsx'
import { userZone } from '../userZone.ts'
import { fieldsOf, type Layout, labelOf, recordStatuses } from './fields.ts'

export type RecordColumn = RefundColumn

/** Check boxes, the link to the record, and the columns of each kind; the last one takes the free width. */
export function recordColumns(layout: Layout): readonly RecordColumn[] {
  const columns = [
    {
      ...column('id', 'Record', 84, row => displayText(row.id)),
      renderCell: ({ row, tabIndex }: RenderCellProps<Row, ColumnTotals>) => (
        <RecordLink id={row.id} tabIndex={tabIndex} />
      ),
    },
    ...fieldsOf(layout, 'text').map(field =>
      column(field, labelOf(field), 132, row => displayText(row[field])),
    ),
    ...fieldsOf(layout, 'money').map(field => ({
      ...column(field, labelOf(field), 124, row => displayMoney(row[field], row.currency)),
      ...atEnd,
    })),
    ...fieldsOf(layout, 'number').map(field => ({
      ...column(field, labelOf(field), 92, row => displayNumber(row[field], { unit: 'd' })),
      ...atEnd,
    })),
    ...fieldsOf(layout, 'date').map(field => {
      const text = (row: Row) => displayDate(row[field], { time: false, zone: userZone() })
      return {
        ...column(field, labelOf(field), 104, text),
        renderCell: ({ row }: { row: Row }) => <bdi dir="ltr">{text(row)}</bdi>,
      }
    }),
    ...fieldsOf(layout, 'status').map(field => ({
      ...column(field, labelOf(field), 128, row => statusText(row[field])),
      renderCell: ({ row }: { row: Row }) => <RecordStatus status={row[field]} />,
    })),
    ...fieldsOf(layout, 'flag').map(field =>
      column(field, labelOf(field), 84, row => displayBoolean(row[field])),
    ),
  ]
  const last = columns.at(-1)
  return [
    selectColumn('id'),
    ...columns.map(one => (one === last ? { ...one, width: `minmax(${one.width}px, 1fr)` } : one)),
  ]
}

const atEnd = {
  cellClass: 'console-cell-end',
  headerCellClass: 'console-cell-end',
  summaryCellClass: 'console-cell-end',
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

function RecordLink({ id, tabIndex }: { id: unknown; tabIndex: number }) {
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

const statuses: ReadonlyMap<string, { readonly label: string; readonly tone: Tone }> = new Map(
  Object.entries(recordStatuses),
)

const RecordStatus = memo(function RecordStatus({ status }: { status: unknown }) {
  const label = statusText(status)
  if (label === EMPTY) return EMPTY
  return <StatusLabel tone={statuses.get(String(status))?.tone ?? 'neutral'}>{label}</StatusLabel>
})

function statusText(status: unknown): string {
  return statuses.get(String(status))?.label ?? displayText(status)
}
