import { parseDay } from '../text/parseDay.ts'
import { utcText } from '../text/utcText.ts'
import { wallClock } from '../text/wallClock.ts'

export interface Zoned {
  /** Time zone of the user, e.g. `Africa/Cairo`. */
  readonly zone: string
}

/**
 * What the user would type for an end of a period that is on the wire; undefined when it is no date. Without a time picker
 * it is the day of UTC, but an edge of a day of the user's zone is that day: other consoles send midnight as the user's
 * clock shows it.
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
