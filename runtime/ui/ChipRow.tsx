import { useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Chip, type ChipProps } from './Chip.tsx'
import styles from './ChipRow.module.css'

/** Removable chips; takes no space without any. Keep it mounted: it manages the focus. */
export function ChipRow({ label, items: all, onRemove, onReset }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const paper = all.filter(({ onPaperOnly }) => onPaperOnly)
  const items = all.filter(({ onPaperOnly }) => !onPaperOnly)
  const removed = useRef<{ at: number; of: number }>(undefined)
  useLayoutEffect(() => {
    // The focus stays on the chip until it is removed.
    if (removed.current === undefined || row.current === null || items.length >= removed.current.of) return
    const chips = row.current.querySelectorAll<HTMLButtonElement>('li button')
    const beside = chips[Math.min(removed.current.at, chips.length - 1)] ?? row.current
    beside.focus()
    removed.current = undefined
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      ref={row}
      className={styles.row}
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-empty={items.length === 0 || undefined}
    >
      {all.length > 0 && (
        <>
          <ul className={styles.chips}>
            {items.map((item, index) => (
              <li key={item.id}>
                <Chip
                  label={item.label}
                  value={item.value}
                  onRemove={() => {
                    removed.current = { at: index, of: items.length }
                    onRemove(item.id)
                  }}
                />
              </li>
            ))}
            {paper.map(({ id, label, value }) => (
              <li key={id} className={styles.paper}>
                <Chip label={label} value={value} />
              </li>
            ))}
          </ul>
          {items.length > 0 && onReset !== undefined && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                removed.current = { at: 0, of: items.length }
                onReset()
              }}
            >
              Reset all
            </Button>
          )}
        </>
      )}
    </div>
  )
}

export interface ChipItem extends Omit<ChipProps, 'onRemove'> {
  id: string
  /** Shown elsewhere on screen. */
  onPaperOnly?: boolean
}

export interface ChipRowProps {
  /** Accessible name of the row. */
  label: string
  items: readonly ChipItem[]
  /** The focus moves to the next chip. */
  onRemove: (id: string) => void
  /** Absent: no 'Reset all'. */
  onReset?: (() => void) | undefined
}
