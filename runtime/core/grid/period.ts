import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'
import { parseDay, parseMinute, utcText, wallClock } from '../text/dates.ts'
import { type GridState } from './gridState.ts'

/** A filter of dates. */
type DateFilter = Extract<CompiledFilter, { kind: 'dateRange' | 'fromDate' | 'toDate' }>

export function isDateFilter(filter: CompiledFilter): filter is DateFilter {
  return filter.kind === 'dateRange' || filter.kind === 'fromDate' || filter.kind === 'toDate'
}

/** The period of a date filter: its own, or the from-date and to-date of one field combined. */
export interface Period extends DateRange {
  /** Whether this end may include a time. */
  readonly fromTime: boolean
  readonly toTime: boolean
}

/** Whether a period has times in the user's zone; otherwise it has days in UTC. */
export function hasTime({ fromTime, toTime }: Period): boolean {
  return fromTime || toTime
}

export function periodOf(
  grid: Pick<CompiledGrid, 'filters'>,
  state: Pick<GridState, 'filters'>,
  filter: DateFilter,
): Period {
  if (filter.kind === 'dateRange') {
    const { from, to } = readRange(getOwn(state.filters, filter.key) ?? [])
    return { from: from.trim(), to: to.trim(), fromTime: filter.time ?? false, toTime: filter.time ?? false }
  }
  const side = (kind: 'fromDate' | 'toDate') =>
    grid.filters.find((other): other is DateFilter => other.kind === kind && other.field === filter.field)
  const [first, last] = [side('fromDate'), side('toDate')]
  const typed = (one: DateFilter | undefined) => (one && getOwn(state.filters, one.key)?.[0]?.trim()) ?? ''
  return { from: typed(first), to: typed(last), fromTime: first?.time ?? false, toTime: last?.time ?? false }
}

/** Both ends of a period as typed; empty: open. */
interface DateRange {
  readonly from: string
  readonly to: string
}

/** The period in the values of a date range: one text, `from..to`. `(['2024-01-01..'])` -> from 2024-01-01, open end */
export function readRange(values: readonly string[]): DateRange {
  const text = values[0] ?? ''
  const [whole, from = text, to = ''] = /^(.*?)\.\.(?!\.)(.*)$/s.exec(text) ?? []
  return whole === undefined ? { from: text, to: '' } : { from, to }
}

/** The values of a period; none if both ends are open. Dots that would read as the separator are dropped. */
export function writeRange({ from, to }: DateRange): readonly string[] {
  if (from === '' && to === '') return []
  return [`${from.replace(/\.{2,}/g, '.')}..${to.replace(/^\.+/, '')}`]
}

/**
 * That many days with today as the last, of the calendar of a filter: with `time` the user's, else UTC. The
 * shortcuts of the calendar name the same days.
 */
export function lastDays(
  count: number,
  time: boolean,
  { now, zone }: Zoned & { readonly now: number },
): DateRange {
  const today = time ? wallClock(now, zone) : now
  const dayOf = (wall: number) => utcText(wall).slice(0, 10)
  return { from: dayOf(today - (count - 1) * 86_400_000), to: dayOf(today) }
}

/** A typed day or minute, in milliseconds as if the user's clock were UTC. */
export interface Moment {
  readonly wall: number
  readonly unit: 'day' | 'minute'
}

/** Parses the input of a date filter: a day, with `time` also a minute; undefined if it is neither. */
export function readMoment(text: string, time: boolean): Moment | undefined {
  const typed = text.trim()
  const day = parseDay(typed)
  if (day !== undefined) return { wall: day, unit: 'day' }
  const minute = time ? parseMinute(typed) : undefined
  return minute === undefined ? undefined : { wall: minute, unit: 'minute' }
}

export interface Zoned {
  /** Time zone of the user, e.g. `Africa/Cairo`. */
  readonly zone: string
}

/**
 * The typed form of an end of a period from the server; undefined if it is not a date. Without a time picker
 * it is the day of UTC, except that a midnight of the user's zone is a day of that zone, as other consoles
 * send it.
 */
export function typedDate(
  sent: string,
  side: 'from' | 'to',
  time: boolean,
  context: Zoned,
): string | undefined {
  const day = sent.slice(0, 10)
  if (parseDay(day) === undefined) return undefined
  const edge = side === 'from' ? ' 00:00:00' : ' 23:59:59'
  if (sent.length === 10 || (!time && sent.endsWith(edge))) return day
  const instant = Date.parse(`${sent.replace(' ', 'T')}Z`)
  if (Number.isNaN(instant)) return undefined
  const wall = utcText(wallClock(instant, context.zone))
  if (wall.endsWith(edge)) return wall.slice(0, 10)
  return time ? wall.slice(0, 16) : day
}
