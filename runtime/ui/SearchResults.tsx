import { type RefObject, useEffect, useRef } from 'react'
import styles from './SearchControl.module.css'
import { usePopup } from './usePopup.ts'

/** The open list of a search control. Its options take no focus. */
export function SearchResults(props: SearchResultsProps) {
  const {
    id,
    label,
    labelledBy,
    area,
    anchor,
    options,
    active,
    status,
    onPoint,
    onChoose,
    onRetry,
    onClose,
  } = props
  const popup = useRef<HTMLDivElement>(null)
  usePopup({ popup, anchor, area, side: 'below', align: 'start', onClose })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is read from the page
  useEffect(() => {
    popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, options])
  const note = visibleText(status, options.length)
  return (
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      // A press keeps the focus in the input.
      onPointerDown={event => event.preventDefault()}
    >
      {note !== '' && (
        <div className={styles.status} aria-hidden="true">
          {note}
        </div>
      )}
      {status === 'failed' && (
        <button type="button" className={styles.again} onClick={onRetry}>
          Try again
        </button>
      )}
      <div id={id} role="listbox" aria-label={label} aria-labelledby={labelledBy}>
        {options.map((option, at) => (
          <button
            key={option.value}
            type="button"
            id={`${id}-${at}`}
            className={styles.item}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerMove={() => at !== active && onPoint(at)}
            onClick={() => onChoose(option)}
          >
            <span className={styles.label}>{option.label}</span>
            {option.note !== '' && <span className={styles.note}>{option.note}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}

/** What the state of a search is called; with results their number. */
export function statusText(status: SearchStatus, found: number): string {
  return visibleText(status, found) || (found === 1 ? '1 result' : `${found} results`)
}

function visibleText(status: SearchStatus, found: number): string {
  switch (status) {
    case 'short':
      return 'Type at least two characters.'
    case 'searching':
      return 'Searching…'
    case 'failed':
      return 'The search failed.'
    case 'more':
      return `The first ${found} results. Type more to narrow them.`
    case 'found':
      return found === 0 ? 'Nothing found.' : ''
  }
}

/** An option that was found. */
export interface FoundItem {
  value: string
  label: string
  /** Shown after the label; empty: nothing. */
  note: string
}

/** short: too few characters are typed; more: there may be further results. */
export type SearchStatus = 'short' | 'searching' | 'failed' | 'found' | 'more'

interface SearchResultsProps {
  id: string
  label: string | undefined
  labelledBy: string | undefined
  area: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null>
  options: readonly FoundItem[]
  /** Index of the option that Enter chooses; -1: none. */
  active: number
  status: SearchStatus
  onPoint: (at: number) => void
  onChoose: (option: FoundItem) => void
  onRetry: () => void
  onClose: () => void
}
