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

/** Which rows are shown, and the way to the others. */
export function Pagination({
  of,
  page,
  pageCount,
  rowCount,
  size,
  sizes,
  onChange,
  onSizeChange,
}: PaginationProps) {
  const first = rowCount === 0 ? 0 : (page - 1) * size + 1
  const last = Math.min(page * size, rowCount)
  return (
    <nav className={styles.bar} aria-label={of === undefined ? 'Pages' : `Pages of ${of}`}>
      <p className={styles.rows} aria-live="polite">
        {rowCount === 0
          ? 'No rows'
          : `Rows ${figures.format(first)}–${figures.format(last)} of ${figures.format(rowCount)}`}
      </p>
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
          <ChevronDown aria-hidden="true" />
        </span>
      </label>
      <div className={styles.pages}>
        <IconButton
          size="small"
          label="First page"
          icon={<ChevronFirst />}
          disabled={page <= 1}
          onClick={() => onChange(1)}
        />
        <IconButton
          size="small"
          label="Previous page"
          icon={<ChevronLeft />}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        <PageInput key={page} page={page} pageCount={pageCount} onChange={onChange} />
        <IconButton
          size="small"
          label="Next page"
          icon={<ChevronRight />}
          disabled={page >= pageCount}
          onClick={() => onChange(page + 1)}
        />
        <IconButton
          size="small"
          label="Last page"
          icon={<ChevronLast />}
          disabled={page >= pageCount}
          onClick={() => onChange(pageCount)}
        />
      </div>
    </nav>
  )
}

/** Goes to a typed page on Enter or when left; a number beyond the ends goes to the end, rubbish goes nowhere. */
function PageInput({ page, pageCount, onChange }: Pick<PaginationProps, 'page' | 'pageCount' | 'onChange'>) {
  const [text, setText] = useState(String(page))
  const commit = () => {
    const wanted = Math.min(Math.max(Math.trunc(Number(text)), 1), Math.max(pageCount, 1))
    if (text.trim() === '' || Number.isNaN(wanted) || wanted === page) setText(String(page))
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
        onChange={event => setText(event.currentTarget.value)}
        onBlur={commit}
        onFocus={event => event.currentTarget.select()}
        onKeyDown={event => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setText(String(page))
        }}
      />
      <span>of {figures.format(Math.max(pageCount, 1))}</span>
    </label>
  )
}

export interface PaginationProps {
  /** What it pages through, where there is more than one of its sort. */
  of?: string | undefined
  /** From 1. */
  page: number
  pageCount: number
  rowCount: number
  /** Rows per page: one of `sizes`. */
  size: number
  sizes: readonly number[]
  /** Called with a page between 1 and pageCount. */
  onChange: (page: number) => void
  onSizeChange: (size: number) => void
}
