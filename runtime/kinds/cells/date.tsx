import { type CellOf } from '../../../schemas/index.ts'
import { displayDate } from '../../core/text/dates.ts'
import { userZone } from '../../shell/userZone.ts'
import { type CellKindOf } from '../kinds.ts'

/** A date of the server, in the time zone of the user when it has a time (spec 1 §9). */
export const kind: CellKindOf<'date'> = {
  text,
  align: 'start',
  // In right-to-left text its parts would be reordered.
  draw: ({ cell, value }) => <bdi dir="ltr">{text(cell, value)}</bdi>,
}

function text({ time = false }: CellOf<'date'>, value: unknown): string {
  // A day needs no zone, and browsers take long to determine the user's.
  return displayDate(value, { time, zone: time ? userZone() : 'UTC' })
}
