import { parseDay } from '../text/parseDay.ts'
import { parseMinute } from '../text/parseMinute.ts'

/** A day or minute that was typed, in milliseconds as if clocks showed UTC. */
export interface Moment {
  readonly wall: number
  readonly unit: 'day' | 'minute'
}

/** What was typed into a date filter: a day, with `time` also a minute; undefined for every other text. */
export function readMoment(text: string, time: boolean): Moment | undefined {
  const typed = text.trim()
  const day = parseDay(typed)
  if (day !== undefined) return { wall: day, unit: 'day' }
  const minute = time ? parseMinute(typed) : undefined
  return minute === undefined ? undefined : { wall: minute, unit: 'minute' }
}
