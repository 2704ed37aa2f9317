import { userZone } from '../../shell/userZone.ts'

/**
 * The time zone of a date filter, as its field shows it: with a time picker the user's, else UTC
 * (`core/grid/dateTerms`).
 */
export function calendarOf(time = false): { readonly zone: string; readonly aside: string } {
  const zone = time ? userZone() : 'UTC'
  const place = /^(?!Etc)[^/]+\/(.+)$/.exec(zone)?.[1]?.split('/').at(-1)
  return { zone, aside: place === undefined ? zone : `${place.replaceAll('_', ' ')} time` }
}
