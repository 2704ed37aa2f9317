import { type TimelineColor, type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { businessNow, moment } from '../clock/moment.ts'

/** Something that happened, in milliseconds since 1970. */
export interface Happened {
  readonly at: number
  readonly icon: string
  readonly color: TimelineColor
  readonly title: string
  /** Null: the system did it. */
  readonly user: string | null
  readonly data?: string | Record<string, string | number | null>
}

/**
 * The events until then as the wire spells them (spec 1 §3), the newest first; of events in the same second,
 * the later one in the list is the newer. Default of `until`: the business day.
 */
export function timelineOf(events: readonly Happened[], until = businessNow): TimelineReply {
  return events
    .filter(({ at }) => at <= until)
    .map((event, place) => ({ event, place }))
    .toSorted((a, b) => b.event.at - a.event.at || b.place - a.place)
    .map(({ event }) => event)
    .map(({ at, ...event }, place, all) => ({ id: all.length - place, ...event, date: moment(at) }))
}

/** '2011-12-09 10:00:00' -> 1323424800000 */
export function instantOf(text: unknown): number {
  return Date.parse(`${String(text).replace(' ', 'T')}Z`)
}
