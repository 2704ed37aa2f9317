import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SelectionBar.module.css'

/**
 * What is selected and what can be done with it; it sticks to the foot of the window. With nothing selected it shows
 * nothing. Keep it mounted: the count is read aloud when it changes.
 */
export function SelectionBar({
  count,
  matching,
  all = false,
  onSelectAll,
  onClear,
  children,
}: SelectionBarProps) {
  const offered = onSelectAll !== undefined && !all && matching !== undefined && matching > count
  const text = all && count === matching ? `All ${figure(count)} selected` : `${figure(count)} selected`
  return (
    <section className={styles.place} data-empty={count === 0 || undefined} aria-label="Selection">
      <div className={styles.bar}>
        <div className={styles.lines}>
          <p className={styles.count} role="status">
            {count === 0 ? '' : text}
          </p>
          {count > 0 && offered && (
            <Button variant="quiet" size="small" onClick={onSelectAll}>
              Select all {figure(matching)} matching
            </Button>
          )}
          {count > 0 && (
            <div className={styles.actions} data-selection-actions>
              {children}
            </div>
          )}
        </div>
        {count > 0 && <IconButton label="Clear selection" icon={<X />} onClick={onClear} />}
      </div>
    </section>
  )
}

const figures = new Intl.NumberFormat('en')
const figure = (count: number) => figures.format(count)

export interface SelectionBarProps {
  /** Rows selected. 0: the bar is not seen. */
  count: number
  /** Rows that match the filters on all pages. Absent: not known, and nothing is offered. */
  matching?: number | undefined
  /** The selection stands for all that match, less some exceptions. Default false. */
  all?: boolean | undefined
  /** Absent: only single rows and pages can be selected. */
  onSelectAll?: (() => void) | undefined
  onClear: () => void
  /** Buttons of size medium: what can be done with the rows. */
  children?: ReactNode
}
