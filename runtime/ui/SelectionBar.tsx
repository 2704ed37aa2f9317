import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SelectionBar.module.css'

/**
 * The selection and its actions; sticks to the bottom of the window, empty without a selection and without figures. Put it
 * between the rows and what follows them, which it then never covers. Keep it mounted: it announces changes of the count.
 */
export function SelectionBar({
  count,
  matching,
  all = false,
  onSelectAll,
  onClear,
  figures,
  children,
}: SelectionBarProps) {
  const offered = onSelectAll !== undefined && !all && matching !== undefined && matching > count
  const text = all && count === matching ? `All ${figure(count)} selected` : `${figure(count)} selected`
  const shown = count > 0 || figures !== undefined
  return (
    <section className={styles.place} data-empty={!shown || undefined} aria-label="Selection">
      <div className={styles.bar} data-bar={shown ? 'selection' : undefined}>
        <div className={styles.lines}>
          <p className={styles.count} role="status">
            {shown ? text : ''}
          </p>
          {figures}
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

const format = new Intl.NumberFormat('en')
const figure = (count: number) => format.format(count)

export interface SelectionBarProps {
  /** Selected rows. 0: the bar is hidden, unless it has figures. */
  count: number
  /** Rows that match the filters on all pages. Absent: unknown, and selecting all is not offered. */
  matching?: number | undefined
  /** All matching rows are selected, less some exceptions. Default false. */
  all?: boolean | undefined
  /** Absent: only single rows and pages can be selected. */
  onSelectAll?: (() => void) | undefined
  onClear: () => void
  /** Shown without a selection too. */
  figures?: ReactNode
  /** Buttons of size medium: the actions on the rows. */
  children?: ReactNode
}
