import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { utcText } from '../text/utcText.ts'
import { zonedInstant } from '../text/zonedInstant.ts'
import { type Period } from './period.ts'
import { readMoment } from './readMoment.ts'

/** The first moment of a period: a day begins at its 00:00:00 in the zone. None where it is open or no date. */
export function fromTerm(index: string, { from, fromTime }: Period, zone: string): GridTerm[] {
  const moment = readMoment(from, fromTime)
  if (!moment) return []
  return [{ index, value: utcText(zonedInstant(moment.wall, zone)), condition: 'gteq' }]
}

/**
 * The last moment of a period: a day ends at 23:59:59 UTC whatever the zone (spec 1 §5), a minute at its last second. An
 * open end is `now` while the period has a beginning; without `now` it is not sent.
 */
export function toTerm(
  index: string,
  { from, fromTime, to, toTime }: Period,
  context: { readonly now?: number; readonly zone: string },
): GridTerm[] {
  const term = (value: string): GridTerm[] => [{ index, value, condition: 'lteq' }]
  const moment = readMoment(to, toTime)
  if (moment?.unit === 'day') return term(`${utcText(moment.wall).slice(0, 10)} 23:59:59`)
  if (moment) return term(utcText(zonedInstant(moment.wall, context.zone) + 59_000))
  const open = to === '' && readMoment(from, fromTime) !== undefined
  return open && context.now !== undefined ? term(utcText(context.now)) : []
}
