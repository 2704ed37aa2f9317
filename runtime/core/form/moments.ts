import { displayDate } from '../text/displayDate.ts'
import { parseDay } from '../text/parseDay.ts'
import { utcText } from '../text/utcText.ts'
import { zonedInstant } from '../text/zonedInstant.ts'

/**
 * A moment of the server as its field holds it: in the zone of the user, with seconds only where it has some. What is no
 * moment stays as it is. `('2026-01-05 10:00:00', 'Africa/Cairo')` -> `2026-01-05 12:00`
 */
export function typedMoment(text: string, zone: string): string {
  return isServerMoment(text) ? displayDate(text, { time: true, zone }).replace(/:00$/, '') : text
}

/**
 * A typed moment as it is sent: in UTC, `yyyy-MM-dd HH:mm:ss` (spec 1 §5). One that the server has said goes back as it
 * came, where clocks go back and show an hour twice, too. What is no moment stays as it is.
 */
export function sentMoment(text: string, zone: string, said: unknown): string {
  if (typeof said === 'string' && isServerMoment(said) && typedMoment(said, zone) === text)
    return displayDate(said, { time: true, zone: 'UTC' })
  const [, day = '', hour = '', minute = '', second = '0'] = typed.exec(text) ?? []
  const midnight = parseDay(day)
  if (midnight === undefined) return text
  const wall = midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
  return utcText(zonedInstant(wall, zone))
}

/** Whether a text is a moment as it is typed: yyyy-MM-dd HH:mm, with seconds if wanted. */
export function isTypedMoment(text: string): boolean {
  return parseDay(typed.exec(text)?.[1] ?? '') !== undefined
}

const typed = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** A bare day belongs to no zone. */
function isServerMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(text) && parseDay(text.slice(0, 10)) !== undefined
}
