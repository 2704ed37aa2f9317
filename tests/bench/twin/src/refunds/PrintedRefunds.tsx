import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from '../../../../../runtime/kinds/blocks/grid/print/PrintedRows.module.css'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type RefundColumn } from './columns.tsx'

/** The rows as a plain table, which paper can break over its pages; it is there only while the browser prints. */
export function PrintedRefunds({
  columns,
  rows,
}: {
  columns: readonly RefundColumn[]
  rows: readonly Row[]
}) {
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
  return (
    <table className={styles.table}>
      <caption>Refunds</caption>
      <thead>
        <tr>
          {columns.map(({ key, name, cellClass }) => (
            <th key={key} scope="col" data-end={cellClass && true}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={String(row.idRefund)}>
            {columns.map(({ key, text, cellClass }) => (
              <td key={key} data-end={cellClass && true}>
                {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
