import { type Clock } from '../../runtime/ports/clock.ts'

/** A clock that only `advance` moves. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void
  /** The same, and waits until what it set off is drawn: for what must not have happened yet. */
  pass(milliseconds: number): Promise<void>
  /** Number of those who wait for a later moment. */
  waiting(): number
}

export function fakeClock(start = Date.UTC(2026, 10, 20, 12)): FakeClock {
  let now = start
  let alarms: { at: number; then: () => void }[] = []
  function advance(milliseconds: number): void {
    now += milliseconds
    const due = alarms.filter(alarm => alarm.at <= now).toSorted((a, b) => a.at - b.at)
    alarms = alarms.filter(alarm => alarm.at > now)
    for (const alarm of due) alarm.then()
  }
  return {
    now: () => now,
    waiting: () => alarms.length,
    after(wait, then) {
      const alarm = { at: now + wait, then }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter(other => other !== alarm)
      }
    },
    advance,
    async pass(milliseconds) {
      advance(milliseconds)
      // The first frame may be under way already.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    },
  }
}
