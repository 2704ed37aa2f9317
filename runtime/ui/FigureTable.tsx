import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Button } from './Button.tsx'
import styles from './FigureTable.module.css'
import { plainLink, type RenderLink } from './link.tsx'
import { Swatch } from './Swatch.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Numbers in columns with their sums, also behind a button. */
export function FigureTable({ note, folding, ...table }: FigureTableProps) {
  const id = useId()
  const { open, onToggle } = folding ?? { open: true }
  return (
    <div className={styles.figures}>
      {onToggle && (
        <div className={styles.toggle}>
          <Button
            size="small"
            variant="quiet"
            icon={<ChevronDown className={styles.arrow} aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => onToggle(!open)}
          >
            {open ? 'Hide table' : 'Show table'}
            <VisuallyHidden> of {table.label}</VisuallyHidden>
          </Button>
        </div>
      )}
      {open && <Figures {...table} id={id} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** Scrolls sideways on its own. */
function Figures({ id, label, head, columns, rows, total, renderLink = plainLink }: FiguresProps) {
  const linked = (text: string, href: string | undefined) =>
    href === undefined ? text : renderLink({ href, children: text, className: styles.link })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus
    <section id={id} className={styles.scroll} aria-label={`${label}, table`} tabIndex={0}>
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
  )
}

interface FiguresProps extends Omit<FigureTableProps, 'note' | 'folding'> {
  id: string
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
  /** The table is behind a button, which is called with the new value of `open`. Default: it is always shown. */
  folding?: { open: boolean; onToggle: (open: boolean) => void } | undefined
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
