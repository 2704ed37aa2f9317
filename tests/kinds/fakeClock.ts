import { type Clock } from '../../runtime/ports/clock.ts'

/** A clock that only `advance` moves. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void
  /** Number of those who wait for a later moment. */
  waiting(): number
}

export function fakeClock(start = Date.UTC(2026, 10, 20, 12)): FakeClock {
  let now = start
  let alarms: { at: number; then: () => void }[] = []
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
    advance(milliseconds) {
      now += milliseconds
      const due = alarms.filter(alarm => alarm.at <= now).toSorted((a, b) => a.at - b.at)
      alarms = alarms.filter(alarm => alarm.at > now)
      for (const alarm of due) alarm.then()
    },
  }
}
