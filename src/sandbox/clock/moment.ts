/** Milliseconds since 1970 as the wire spells them, in UTC: 1323424800000 -> '2011-12-09 10:00:00'. */
export function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')
}

export const day = 86_400_000

/** Days between two moments by their dates, as a list shows them beside each other: from the evening to the morning is one. */
export function calendarDays(from: number, to: number): number {
  return Math.floor(to / day) - Math.floor(from / day)
}

/** True for '2011-12-09', false for '2011-02-30'. */
export function isDay(text: string): boolean {
  const start = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === text
}

/**
 * The business day of the sandbox: the morning after the last real order. Ages and due dates count from it on every
 * machine and every day, so that pictures and tests repeat; sessions and codes follow the real clock.
 */
export const businessNow = Date.UTC(2011, 11, 10, 8)
