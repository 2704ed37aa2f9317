import { type KeyboardEvent } from 'react'
import styles from './Calendar.module.css'
import { calendarDays } from './calendarDays.ts'

/**
 * One month as a grid of days with a roving focus (WAI-ARIA date picker dialog): arrow keys move by day and
 * week, Home and End in the week, PageUp and PageDown by month, with Shift by year.
 */
export function CalendarMonth(props: CalendarMonthProps) {
  const { titleId, day, from, to, today, min, max, onMove, onPoint, onChoose } = props
  const month = day.slice(0, monthLength)
  const outside = (one: string) => (min !== undefined && one < min) || (max !== undefined && one > max)
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date picker is a grid in a table
      role="grid"
      aria-labelledby={titleId}
      className={styles.month}
      onKeyDown={event => {
        const next = target(event, day)
        if (next === undefined) return
        event.preventDefault()
        onMove(next)
      }}
    >
      <thead>
        <tr>
          {weekdays.map(name => (
            <th key={name} scope="col" abbr={name} aria-label={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarDays.weeks(day).map(week => (
          <tr key={week[0]}>
            {week.map(one => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table that is a grid is a gridcell
              <td
                key={one}
                aria-selected={isBetween(one, from, to)}
                data-between={isBetween(one, from, to) || undefined}
                data-first={one === from || undefined}
                data-last={one === to || undefined}
              >
                <button
                  type="button"
                  className={styles.day}
                  tabIndex={one === day ? 0 : -1}
                  data-day={one}
                  data-other={one.slice(0, monthLength) !== month || undefined}
                  aria-label={calendarDays.dayName(one)}
                  aria-current={one === today ? 'date' : undefined}
                  aria-disabled={outside(one) || undefined}
                  onPointerEnter={() => onPoint(one)}
                  onFocus={() => onPoint(one)}
                  onClick={() => {
                    if (!outside(one)) onChoose(one)
                  }}
                >
                  {Number(one.slice(-2))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function target({ key, shiftKey, altKey, currentTarget }: KeyboardEvent, day: string): string | undefined {
  if (altKey) return undefined
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return calendarDays.move(day, { days: onward })
    case 'ArrowLeft':
      return calendarDays.move(day, { days: -onward })
    case 'ArrowDown':
      return calendarDays.move(day, { days: 7 })
    case 'ArrowUp':
      return calendarDays.move(day, { days: -7 })
    case 'Home':
      return calendarDays.startOfWeek(day)
    case 'End':
      return calendarDays.endOfWeek(day)
    case 'PageDown':
      return calendarDays.move(day, shiftKey ? { years: 1 } : { months: 1 })
    case 'PageUp':
      return calendarDays.move(day, shiftKey ? { years: -1 } : { months: -1 })
    default:
      return undefined
  }
}

const isBetween = (day: string, from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && day >= from && day <= to

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const monthLength = 'yyyy-MM'.length

interface CalendarMonthProps {
  /** Element that names the month. */
  titleId: string
  /** The focusable day; its month is shown. */
  day: string
  /** First and last selected day. */
  from: string | undefined
  to: string | undefined
  today: string
  min: string | undefined
  max: string | undefined
  /** A key has moved the focus to a day. */
  onMove: (day: string) => void
  /** The pointer or the focus is on a day. */
  onPoint: (day: string) => void
  onChoose: (day: string) => void
}
