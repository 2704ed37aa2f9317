import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './FilterTabs.module.css'
import { moveFocus } from './moveFocus.ts'

/**
 * Buttons in a row, one of which is pressed, that narrow a list to a part of it, each with the number of its entries. One tab
 * stop: arrow keys, Home and End move among them, Enter and Space press one (ARIA toolbar).
 */
export function FilterTabs({ tabs, label, onOpen }: FilterTabsProps) {
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
          <span className={styles.count}>{tab.count?.toLocaleString('en')}</span>
        </button>
      ))}
    </div>
  )
}

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
    /** Absent: not known. */
    readonly count?: number | undefined
  }[]
  /** Names the row of tabs. */
  label: string
  /** A tab that is not open was pressed. */
  onOpen: (id: string) => void
}
