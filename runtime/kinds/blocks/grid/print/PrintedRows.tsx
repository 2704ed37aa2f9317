import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type ViewColumn } from '../../../../core/grid/columnsView.ts'
import { type ColumnTotals } from '../../../../core/grid/totals.ts'
import { getOwn } from '../../../../core/objects.ts'
import { type GridColumn } from '../gridColumn.ts'
import styles from './PrintedRows.module.css'

/**
 * The rows as a plain table, which breaks across pages and whose columns wrap to fit. Rendered only while the
 * browser prints.
 */
export function PrintedRows({ columns, rows, totals, totalled = 'On this page', caption }: PrintedRowsProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser captures the page as soon as the event ends.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!printing) return null
  const printed = columns.flatMap(({ key, text, view, markLabel }) =>
    view ? [{ key, text, view, markLabel }] : [],
  )
  const label = printed.findIndex(({ view }) => !view.column.total)
  return (
    <table className={styles.table} data-many={printed.length > MANY || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {printed.map(({ key, view }) => (
            <th key={key} scope="col" {...look(view)}>
              {view.column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table lives for one print
          <tr key={at}>
            {printed.map(({ key, text, view, markLabel }) => (
              <td key={key} {...look(view)}>
                {[markLabel?.(row) ?? [], text(row)].flat().join(': ')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            {printed.map(({ key, view }, at) => (
              <td key={key} {...look(view)}>
                {getOwn(totals, key)?.join('\n') ?? (at === label && totalled)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** More columns than fit on paper. */
const MANY = 12

function look({ column: { cell } }: ViewColumn) {
  const figure = cell.kind === 'money' || cell.kind === 'number' || cell.kind === 'numericInput'
  const whole = figure || cell.kind === 'date' || cell.kind === 'status'
  return { 'data-end': figure || undefined, 'data-whole': whole || undefined }
}

export interface PrintedRowsProps {
  columns: readonly GridColumn[]
  rows: readonly Row[]
  totals: ColumnTotals | undefined
  /** Label of the totals. Default 'On this page'. */
  totalled?: string
  /** Describes which rows these are. */
  caption: string
}
