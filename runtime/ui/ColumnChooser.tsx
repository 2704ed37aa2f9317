import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './ColumnChooser.module.css'
import { ColumnLine } from './ColumnLine.tsx'
import { arrangeColumns, type ColumnItem, moveColumn, useColumnDrag } from './useColumnDrag.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Visibility, order and pins of columns. Columns pinned to the start come first and those pinned to the end
 * last, as in the grid; a column moves within its group. Import it lazily.
 */
export function ColumnChooser({ items, onChange, onWidthReset, onReset, changed }: ColumnChooserProps) {
  const list = useRef<HTMLUListElement>(null)
  const kept = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const columns = arrangeColumns(items)
  const move = (field: string, to: number, by: 'key' | 'pointer') => {
    const next = moveColumn(columns, field, to)
    const at = next.findIndex(item => item.field === field)
    if (next === columns) return
    // React reinserts a moved line: its button loses the focus.
    if (by === 'key')
      kept.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setSaid(`${next[at]?.label ?? field} moved to position ${at + 1} of ${next.length}.`)
    onChange(next)
  }
  useLayoutEffect(() => {
    kept.current?.focus()
    kept.current = null
  })
  const drag = useColumnDrag(list, (field, to) => move(field, to, 'pointer'))
  const change = (changedItem: ColumnItem, text: string) => {
    setSaid(text)
    onChange(arrangeColumns(columns.map(item => (item.field === changedItem.field ? changedItem : item))))
  }
  return (
    <div className={styles.chooser}>
      <ul ref={list} className={styles.list} aria-label="Columns">
        {columns.map((item, at) => (
          <ColumnLine
            key={item.field}
            item={item}
            first={columns[at - 1]?.pin !== item.pin || at === 0}
            last={columns[at + 1]?.pin !== item.pin || at === columns.length - 1}
            drag={drag.of(item.field, at)}
            onChange={change}
            onMove={step => move(item.field, at + step, 'key')}
            onWidthReset={onWidthReset}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p>
          {columns.filter(item => item.shown).length} of {columns.length} shown
        </p>
        <Button variant="quiet" size="small" icon={<RotateCcw />} disabled={!changed} onClick={onReset}>
          Reset to default
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}

export type { ColumnItem }

export interface ColumnChooserProps {
  items: readonly ColumnItem[]
  /** Called with all columns in their order after every change; a drag is one change. */
  onChange: (items: readonly ColumnItem[]) => void
  /** Restores the default width of a column. Absent: widths are not offered. */
  onWidthReset?: ((field: string) => void) | undefined
  onReset: () => void
  /** Something differs from the default and can be reset. */
  changed: boolean
}
