import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type ColumnTotals } from '../../../core/grid/totals.ts'
import { type GridColumn } from './gridColumns.tsx'
import styles from './PrintedRows.module.css'

/**
 * The rows as a plain table, which paper can break over its pages and whose columns wrap to fit. It is there only while
 * the browser prints.
 */
export function PrintedRows({ columns, rows, totals, caption }: PrintedRowsProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the picture as soon as the event is over.
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
  const printed = columns.filter(({ view }) => view !== undefined)
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {printed.map(({ key, name, cellClass }) => (
            <th key={key} scope="col" data-end={cellClass !== undefined || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table lives for one print
          <tr key={at}>
            {printed.map(({ key, text, cellClass }) => (
              <td key={key} data-end={cellClass !== undefined || undefined}>
                {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            {printed.map(({ key, cellClass }) => (
              <td key={key} data-end={cellClass !== undefined || undefined}>
                {totals[key]?.join(' · ')}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

interface PrintedRowsProps {
  columns: readonly GridColumn[]
  rows: readonly Row[]
  totals: ColumnTotals | undefined
  /** Which rows these are. */
  caption: string
}
