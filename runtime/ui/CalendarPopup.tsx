import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Calendar.module.css'
import { CalendarHead } from './CalendarHead.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { calendarDays, periods } from './calendarDays.ts'
import { usePopup } from './usePopup.ts'

/** The open calendar of a date or period. A period takes two clicks, in either order, or one shortcut. */
export function CalendarPopup(props: CalendarPopupProps) {
  const { label, area, anchor, chosen, limits, period, onChoose, onClose } = props
  const today = limits.today ?? calendarDays.today(limits.zone)
  const from = calendarDays.read(chosen.from)
  const to = calendarDays.read(chosen.to)
  const [day, setDay] = useState(() => from ?? to ?? calendarDays.read(limits.opensAt?.() ?? '') ?? today)
  const [first, setFirst] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const popup = useRef<HTMLDivElement>(null)
  const focusDay = useRef(true)
  const titleId = useId()
  usePopup({ popup, anchor, area, side: 'below', align: 'start', onClose })
  useEffect(() => {
    if (!focusDay.current) return
    focusDay.current = false
    popup.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const choose = (one: string) => {
    setDay(one)
    if (!period) onChoose(one, one)
    else if (first === undefined) setFirst(one)
    else onChoose(...inOrder(first, one))
  }
  const [shownFrom, shownTo] = first === undefined ? [from, to] : inOrder(first, pointed ?? first)
  return (
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      aria-label={`Calendar, ${label}`}
      className={styles.popup}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        // The panel or window around the field stays open.
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.sheet}>
        <CalendarHead titleId={titleId} day={day} onMove={setDay} />
        <CalendarMonth
          titleId={titleId}
          day={day}
          from={shownFrom ?? shownTo}
          to={shownTo ?? shownFrom}
          today={today}
          min={limits.min}
          max={limits.max}
          onMove={next => {
            focusDay.current = true
            setDay(next)
          }}
          onPoint={setPointed}
          onChoose={choose}
        />
        <div className={styles.foot}>
          <span role="status">
            {period ? (first === undefined ? 'Choose the first day' : 'Choose the last day') : ''}
          </span>
          {!period && (
            <Button variant="quiet" size="small" onClick={() => onChoose(today, today)}>
              Today
            </Button>
          )}
        </div>
      </div>
      {period && (
        <ul className={styles.periods} aria-label="Periods">
          {periods(today).map(one => (
            <li key={one.name}>
              <button type="button" className={styles.period} onClick={() => onChoose(one.from, one.to)}>
                {one.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const inOrder = (one: string, other: string): [string, string] => (one <= other ? [one, other] : [other, one])

export interface CalendarPopupProps {
  label: string
  /** The element around field and popup: leaving it closes the popup. */
  area: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null>
  /** Texts as typed; invalid ones count as empty. */
  chosen: { from: string; to: string }
  limits: { [key in 'min' | 'max' | 'today' | 'zone']?: string | undefined } & {
    opensAt?: (() => string) | undefined
  }
  /** Selects two days instead of one. */
  period: boolean
  /** Called with days in order; a single day is both. */
  onChoose: (from: string, to: string) => void
  onClose: () => void
}
