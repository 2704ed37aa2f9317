import { parseDay } from './parseDay.ts'

/**
 * A wall time written as yyyy-MM-dd HH:mm, in milliseconds as if clocks showed UTC; undefined for every other text and for
 * times that no clock shows.
 */
export function parseMinute(text: string): number | undefined {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  const midnight = parseDay(day ?? '')
  return midnight === undefined ? undefined : midnight + (Number(hour) * 60 + Number(minute)) * 60_000
}
