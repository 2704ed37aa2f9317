/**
 * The wall clock of a time zone at an instant, as milliseconds as if the clock showed UTC: `toISOString` of it is what the
 * clock shows. Throws a RangeError for a zone that does not exist.
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

/** A formatter costs more than a thousand uses of it. */
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
