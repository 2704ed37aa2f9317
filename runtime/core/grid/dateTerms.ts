import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { utcText, zonedInstant } from '../text/dates.ts'
import { hasTime, type Moment, type Period, readMoment, type Zoned } from './period.ts'

/*
 * Both ends of a period use the same calendar; otherwise the list shows rows of other days than requested.
 *
 * Without a time picker it is the calendar of UTC. Specification 1 §5 sets such a to-date to 23:59:59 UTC, so
 * its from-date begins at 00:00:00 UTC, and cells with a day alone show that of UTC (`displayDate`): the days
 * on screen are the requested ones in every zone. An address, a saved filter and an export mean the same rows
 * for everyone, and a bare day of the server, which has no zone, matches itself.
 *
 * With a time picker the specification leaves the zone open: input, days included, is in the user's zone.
 *
 * The time zone is shown next to the field.
 */

/** The first moment of a period: a day begins at its 00:00:00. Empty if it is open or not a date. */
export function fromTerm(index: string, period: Period, context: Zoned): GridTerm[] {
  const moment = readMoment(period.from, period.fromTime)
  if (!moment) return []
  const instant = hasTime(period) ? zonedInstant(moment.wall, context.zone) : moment.wall
  return [{ index, value: utcText(instant), condition: 'gteq' }]
}

/**
 * The last moment of a period: a day ends at 23:59:59, a minute at its last second. An open end is `now` if
 * the period has a start; without `now` it is not sent.
 */
export function toTerm(
  index: string,
  period: Period,
  context: Zoned & { readonly now?: number },
): GridTerm[] {
  const term = (instant: number): GridTerm[] => [{ index, value: utcText(instant), condition: 'lteq' }]
  const moment = readMoment(period.to, period.toTime)
  if (moment) return term(lastSecond(moment, hasTime(period) ? context.zone : 'UTC'))
  const open = period.to === '' && readMoment(period.from, period.fromTime) !== undefined
  return open && context.now !== undefined ? term(context.now) : []
}

/** When clocks go back and repeat a minute, the second one; a day lasts until the next one begins. */
function lastSecond({ wall, unit }: Moment, zone: string): number {
  if (unit === 'day') return zonedInstant(wall + 86_400_000, zone) - 1000
  return zonedInstant(wall, zone, 'last') + 59_000
}
