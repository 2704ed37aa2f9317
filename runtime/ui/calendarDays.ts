import { DateTime } from 'luxon'

/** Days as yyyy-MM-dd without a zone. Only the calendar loads this file and luxon. */
export const calendarDays = {
  /** The day at the start of a typed text; undefined if it is not a valid day. */
  read(text: string): string | undefined {
    const day = DateTime.fromFormat(text.trim().slice(0, 10), format, { zone: 'utc' })
    return day.isValid ? day.toFormat(format) : undefined
  },
  /** Today in a time zone. Default: that of the browser. */
  today: (zone = 'local'): string => DateTime.now().setZone(zone).toFormat(format),
  /** Adds to a day; beyond the end of a shorter month it gives the last day. */
  move: (day: string, by: { days?: number; months?: number; years?: number }): string =>
    at(day).plus(by).toFormat(format),
  startOfWeek: (day: string): string => at(day).startOf('week').toFormat(format),
  endOfWeek: (day: string): string => at(day).endOf('week').toFormat(format),
  startOfMonth: (day: string): string => at(day).startOf('month').toFormat(format),
  endOfMonth: (day: string): string => at(day).endOf('month').toFormat(format),
  /** Six weeks from Monday that contain the month of a day, so that all months have the same height. */
  weeks(day: string): readonly (readonly string[])[] {
    const first = at(day).startOf('month').startOf('week')
    return Array.from({ length: 6 }, (_, week) =>
      Array.from({ length: 7 }, (_, weekday) => first.plus({ days: week * 7 + weekday }).toFormat(format)),
    )
  },
  /** 2018-08-14 -> August 2018 */
  monthName: (day: string): string => at(day).toFormat('LLLL yyyy'),
  /** 2018-08-14 -> Tuesday, 14 August 2018 */
  dayName: (day: string): string => at(day).toFormat('cccc, d LLLL yyyy'),
} as const

const format = 'yyyy-MM-dd'
const at = (day: string) => DateTime.fromFormat(day, format, { zone: 'utc', locale: 'en' })

/** Shortcuts to common periods. All end today at the latest, except 'This month'. */
export function periods(today: string): readonly Period[] {
  const { move, startOfMonth, endOfMonth } = calendarDays
  const lastMonth = move(startOfMonth(today), { months: -1 })
  return [
    { name: 'Today', from: today, to: today },
    { name: 'Yesterday', from: move(today, { days: -1 }), to: move(today, { days: -1 }) },
    { name: 'Last 7 days', from: move(today, { days: -6 }), to: today },
    { name: 'Last 30 days', from: move(today, { days: -29 }), to: today },
    { name: 'This month', from: startOfMonth(today), to: endOfMonth(today) },
    { name: 'Last month', from: lastMonth, to: endOfMonth(lastMonth) },
  ]
}

interface Period {
  name: string
  from: string
  to: string
}
