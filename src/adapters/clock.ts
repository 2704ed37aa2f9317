import { type Clock } from '../../runtime/ports/clock.ts'

/** Milliseconds by which a clock may be wrong without harm: replies travel, and the header says whole seconds. */
const tolerance = 60_000

/** Milliseconds by which the clock of this machine is ahead of the server's. */
let ahead = 0

export const clock: Clock = {
  now: () => Date.now() - ahead,
  after(wait, then) {
    const timer = setTimeout(then, wait)
    return () => clearTimeout(timer)
  },
}

/**
 * Sets the clock by the `Date` header of a reply. With a clock of its own that is wrong a list up to now would leave out the
 * newest rows, and a draft would seem to be years old. Null, where another origin does not show it, changes nothing.
 */
export function setClock(date: string | null): void {
  const now = Date.parse(date ?? '')
  if (Number.isNaN(now)) return
  const found = Date.now() - now
  ahead = Math.abs(found) > tolerance ? found : 0
}
