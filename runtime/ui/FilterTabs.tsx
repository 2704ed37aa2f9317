import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './FilterTabs.module.css'
import { moveFocus } from './moveFocus.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * A row of toggle buttons that filter a list, each with its number of entries. One tab stop: arrow keys, Home
 * and End move, Enter and Space press (ARIA toolbar).
 */
export function FilterTabs({ tabs, label, counted = true, look = 'line', onOpen }: FilterTabsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const open = tabs.find(tab => tab.open)?.id
  const stop = tabs.some(({ id }) => id === focused) ? focused : (open ?? tabs[0]?.id)
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const isLeftwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = steps[event.key]
    if (!to || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const turned = isLeftwards && (to === 'next' ? 'previous' : to === 'previous' ? 'next' : undefined)
    moveFocus([...event.currentTarget.querySelectorAll('button')], turned || to)
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      className={styles.bar}
      aria-label={label}
      data-look={look}
      onKeyDown={walk}
      onBlur={({ relatedTarget }) => {
        if (!bar.current?.contains(relatedTarget)) setFocused(undefined)
      }}
    >
      {tabs.map(tab => (
        <button
          key={tab.id}
          type="button"
          className={styles.tab}
          aria-pressed={tab.open}
          tabIndex={tab.id === stop ? 0 : -1}
          onFocus={() => setFocused(tab.id)}
          onClick={() => !tab.open && onOpen(tab.id)}
        >
          {tab.label}
          {counted && <Count count={tab.count} />}
        </button>
      ))}
    </div>
  )
}

/** A badge of fixed width, rounded above 9,999; its accessible name is exact. */
function Count({ count }: { readonly count: number | undefined }) {
  const exact = count === undefined ? undefined : figures.format(count)
  const short = count !== undefined && count > 9999 ? compact.format(count) : exact
  return (
    <span
      className={styles.count}
      title={short === exact ? undefined : exact}
      data-known={exact !== undefined}
    >
      {short === exact ? (
        exact
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{exact}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

const figures = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

const steps: Readonly<Record<string, 'first' | 'last' | 'next' | 'previous'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

export interface FilterTabsProps {
  tabs: readonly {
    readonly id: string
    readonly label: string
    readonly open: boolean
    /** Absent: unknown. */
    readonly count?: number | undefined
  }[]
  /** False: no numbers. Default true. */
  counted?: boolean
  /** Default 'line': a line below the open tab. 'pills' suits a row with other controls. */
  look?: 'line' | 'pills'
  /** Accessible name of the row. */
  label: string
  /** A tab other than the open one was pressed. */
  onOpen: (id: string) => void
}
