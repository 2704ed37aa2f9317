import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './Pagination.module.css'
import field from './select.module.css'

const figures = new Intl.NumberFormat('en')

/** Shared elements, which React does not render again. */
const icons = {
  first: <ChevronFirst />,
  previous: <ChevronLeft />,
  next: <ChevronRight />,
  last: <ChevronLast />,
  choose: <ChevronDown aria-hidden="true" />,
}

/** The range of rows on screen, and the controls to change the page. */
export function Pagination({
  of,
  page,
  pageCount,
  rowCount,
  size,
  sizes,
  shown = rowCount === 0 ? null : { first: (page - 1) * size + 1, last: Math.min(page * size, rowCount) },
  onChange,
  onStep = by => onChange(page + by),
  onSizeChange,
}: PaginationProps) {
  // All rows fit on the smallest page: no control would change anything.
  const isNeeded = page > 1 || rowCount > Math.min(...sizes)
  return (
    <nav data-bar="pager" className={styles.bar} aria-label={of === undefined ? 'Pages' : `Pages of ${of}`}>
      <p className={styles.rows} aria-live="polite">
        {rowsText(shown, rowCount)}
      </p>
      {isNeeded && (
        <>
          <label className={styles.size}>
            <span>Rows per page</span>
            <span className={field.box}>
              <select
                className={styles.select}
                value={size}
                onChange={event => onSizeChange(Number(event.currentTarget.value))}
              >
                {sizes.map(choice => (
                  <option key={choice} value={choice}>
                    {choice}
                  </option>
                ))}
              </select>
              {icons.choose}
            </span>
          </label>
          <div className={styles.pages}>
            <IconButton
              size="small"
              label="First page"
              icon={icons.first}
              disabled={page <= 1}
              onClick={() => onChange(1)}
            />
            <IconButton
              size="small"
              label="Previous page"
              icon={icons.previous}
              disabled={page <= 1}
              onClick={() => onStep(-1)}
            />
            <PageInput page={page} pageCount={pageCount} onChange={onChange} />
            <IconButton
              size="small"
              label="Next page"
              icon={icons.next}
              disabled={page >= pageCount}
              onClick={() => onStep(1)}
            />
            <IconButton
              size="small"
              label="Last page"
              icon={icons.last}
              disabled={page >= pageCount}
              onClick={() => onChange(pageCount)}
            />
          </div>
        </>
      )}
    </nav>
  )
}

function rowsText(shown: PaginationProps['shown'], rowCount: number): string {
  if (rowCount === 0) return 'No rows'
  const all = figures.format(rowCount)
  return shown
    ? `Rows ${figures.format(shown.first)}–${figures.format(shown.last)} of ${all}`
    : `No rows of ${all}`
}

/** Opens a typed page on Enter or blur; a number out of range is limited, invalid text is ignored. */
function PageInput({ page, pageCount, onChange }: Pick<PaginationProps, 'page' | 'pageCount' | 'onChange'>) {
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState(page)
  // Another page replaces the typed text.
  if (shown !== page) {
    setShown(page)
    setTyped(undefined)
  }
  const text = typed ?? String(page)
  const commit = () => {
    const wanted = Math.min(Math.max(Math.trunc(Number(text)), 1), Math.max(pageCount, 1))
    if (text.trim() === '' || Number.isNaN(wanted) || wanted === page) setTyped(undefined)
    else onChange(wanted)
  }
  return (
    <label className={styles.page}>
      <span>Page</span>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onFocus={event => event.currentTarget.select()}
        onKeyDown={event => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(undefined)
        }}
      />
      <span>of {figures.format(Math.max(pageCount, 1))}</span>
    </label>
  )
}

export interface PaginationProps {
  /** Its subject, if there are several paginations. */
  of?: string | undefined
  /** From 1. */
  page: number
  pageCount: number
  rowCount: number
  /** Rows per page: one of `sizes`. */
  size: number
  sizes: readonly number[]
  /** The rows on screen while they differ from `page`; null: none. Default: those of `page`. */
  shown?: { readonly first: number; readonly last: number } | null
  /** Called with a page between 1 and pageCount. */
  onChange: (page: number) => void
  /** One page forward or back from the last requested page. Default: from `page`. */
  onStep?: (by: 1 | -1) => void
  onSizeChange: (size: number) => void
}
