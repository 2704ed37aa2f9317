import styles from './PreviewTable.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The first rows of a file, with their line numbers. Scrolls sideways on its own. */
export function PreviewTable({ label, headers, rows, more }: PreviewTableProps) {
  return (
    <div className={styles.preview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.line}>
                <VisuallyHidden>Line</VisuallyHidden>
              </th>
              {headers.map((header, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike
                <th scope="col" key={index}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.line} data-doubtful={row.note !== undefined || undefined} title={row.note}>
                <th scope="row" className={styles.line}>
                  {row.line}
                  {row.note !== undefined && <VisuallyHidden> ({row.note})</VisuallyHidden>}
                </th>
                {row.cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has only its place
                  <td key={index} data-doubtful={row.doubtful?.includes(index) || undefined}>
                    {cell === '' ? '-' : cell}
                    {row.doubtful?.includes(index) === true && <VisuallyHidden> (check this)</VisuallyHidden>}
                  </td>
                ))}
                {headers.slice(row.cells.length).map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has only its place
                  <td key={row.cells.length + index} data-doubtful="true">
                    <VisuallyHidden>missing</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more !== undefined && <p className={styles.more}>{more}</p>}
    </div>
  )
}

interface PreviewRow {
  /** Line of the file, from 1. */
  line: number
  cells: readonly string[]
  /** Indexes of marked cells. Cells missing from a short row are always marked. */
  doubtful?: readonly number[] | undefined
  /** The problem of the row as a whole, which marks it. */
  note?: string | undefined
}

export interface PreviewTableProps {
  /** Accessible name of the table. */
  label: string
  headers: readonly string[]
  rows: readonly PreviewRow[]
  /** The number of rows not shown: '3,072 more rows'. */
  more?: string | undefined
}
