import { displayText, EMPTY } from './displayText.ts'

const serverDate = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Formats a date of the server as yyyy-MM-dd, with `time` as yyyy-MM-dd HH:mm:ss. A value with a time is UTC
 * unless it has an offset. With `time` it is shown in `zone`; a day alone is that of UTC, as in day filters
 * (`dateTerms`). A bare day has no zone. Other text is returned unchanged; '-' for nothing and for the zero
 * date of databases.
 */
export function displayDate(
  value: unknown,
  options: { readonly time: boolean; readonly zone: string },
): string {
  const text = displayText(value)
  const [, day, time, offset = 'Z'] = serverDate.exec(text) ?? []
  if (day === undefined) return text
  if (day === '0000-00-00') return EMPTY
  if (parseDay(day) === undefined || time === undefined) return text
  const zoned = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset
  const instant = Date.parse(`${day}T${time}${zoned}`)
  if (Number.isNaN(instant)) return text
  return options.time ? utcText(wallClock(instant, options.zone)) : utcText(instant).slice(0, 10)
}

/** Midnight UTC, in milliseconds, of a day yyyy-MM-dd; undefined for other text and invalid days. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return undefined
  const instant = Date.parse(`${text}T00:00:00Z`)
  // JavaScript engines read February 30 as March 1.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? instant : undefined
}

/**
 * A wall time yyyy-MM-dd HH:mm, in milliseconds as if it were UTC; undefined for any other text and for times
 * that do not exist.
 */
export function parseMinute(text: string): number | undefined {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  const midnight = parseDay(day ?? '')
  return midnight === undefined ? undefined : midnight + (Number(hour) * 60 + Number(minute)) * 60_000
}

/** An instant in the wire format: UTC `yyyy-MM-dd HH:mm:ss` (spec 1 §5 and §9). */
export function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * The wall clock of a time zone at an instant, in milliseconds as if it were UTC, so that `toISOString` gives
 * the local time. Throws a RangeError for an unknown zone.
 */
export function wallClock(instant: number, zone: string): number {
  if (zone === 'UTC') return instant
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value)
  const wall = new Date(0)
  wall.setUTCFullYear(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1)
  wall.setUTCHours(part.hour ?? 0, part.minute ?? 0, part.second ?? 0)
  return wall.getTime()
}

/** The day of a time zone with that distance from today (`isNamedDay`), as yyyy-MM-dd; undefined: the time is unknown. */
export function namedDay(text: string, now: number | undefined, zone: string): string | undefined {
  if (now === undefined) return undefined
  const days = Number(text.slice('today'.length))
  return utcText(wallClock(now, zone) + days * 86_400_000).slice(0, 10)
}

/** Creating a formatter costs more than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone)
  if (kept) return kept
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

const day = 86_400_000

/**
 * The instant of a wall time in a zone, given in milliseconds as if it were UTC. A time repeated when clocks
 * go back gives the first or last instant; a skipped time moves forward by the skip.
 */
export function zonedInstant(wall: number, zone: string, which: 'first' | 'last' = 'first'): number {
  const before = wall - offsetAt(wall - day, zone)
  const after = wall - offsetAt(wall + day, zone)
  const shown = [before, after].filter(instant => wallClock(instant, zone) === wall)
  if (shown.length === 0) return before
  return which === 'first' ? Math.min(...shown) : Math.max(...shown)
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - instant
}
