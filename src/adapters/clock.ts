import { type Clock } from '../../runtime/ports/clock.ts'

/** Tolerated clock difference in milliseconds: replies travel, and the header has whole seconds. */
const tolerance = 60_000

/** Milliseconds by which this machine's clock is ahead of the server's. */
let ahead = 0

export const clock: Clock = {
  now: () => Date.now() - ahead,
  after(wait, then) {
    const timer = setTimeout(then, wait)
    return () => clearTimeout(timer)
  },
}

/**
 * Sets the clock by the `Date` header of a reply. With a wrong local clock a list up to now would miss the
 * newest rows, and a draft could appear years old. Null (a header not exposed by another origin) changes
 * nothing.
 */
export function setClock(date: string | null): void {
  const now = Date.parse(date ?? '')
  if (Number.isNaN(now)) return
  const found = Date.now() - now
  ahead = Math.abs(found) > tolerance ? found : 0
}
