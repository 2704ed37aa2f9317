import styles from './FigureTable.module.css'
import { plainLink, type RenderLink } from './link.tsx'
import { Swatch } from './Swatch.tsx'

/** Numbers in columns with their sums; scrolls sideways on its own. */
export function FigureTable({
  label,
  head,
  columns,
  rows,
  total,
  note,
  renderLink = plainLink,
}: FigureTableProps) {
  const linked = (text: string, href: string | undefined) =>
    href === undefined ? text : renderLink({ href, children: text, className: styles.link })
  return (
    <div className={styles.figures}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus */}
      <section className={styles.scroll} aria-label={`${label}, table`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map(column => (
                <th scope="col" key={column.label} className={styles.figure}>
                  {column.series === undefined ? (
                    column.label
                  ) : (
                    <Swatch series={column.series}>{column.label}</Swatch>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two records may be called alike
              <tr key={at}>
                <th scope="row">
                  <bdi>{linked(row.label, row.href)}</bdi>
                </th>
                {row.figures.map((figure, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a number has only its place
                  <td key={place} className={styles.figure}>
                    <bdi>{linked(figure.text, figure.href)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                {total.map((sums, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sum has only its place
                  <td key={place} className={styles.figure}>
                    {sums.map(sum => (
                      <div key={sum}>
                        <bdi>{sum}</bdi>
                      </div>
                    ))}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}

export interface FigureTableProps {
  /** Accessible name of the table. */
  label: string
  /** Heading of the names. */
  head: string
  /** `series`: index of its colour in a chart. */
  columns: readonly { label: string; series?: number | undefined }[]
  rows: readonly {
    label: string
    href: string | undefined
    /** One per column. */
    figures: readonly { text: string; href: string | undefined }[]
  }[]
  /** The sums of each column, one per unit. Absent: none are shown. */
  total?: readonly (readonly string[])[] | undefined
  /** Shown below the table. */
  note?: string | undefined
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
