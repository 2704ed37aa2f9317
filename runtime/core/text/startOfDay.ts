import { wallClock } from './wallClock.ts'

const day = 86_400_000

/** First instant of a day in a time zone; `midnight` is the day's midnight UTC. Where clocks skip midnight, the skip itself. */
export function startOfDay(midnight: number, zone: string): number {
  const before = midnight - offsetAt(midnight - day, zone)
  const after = midnight - offsetAt(midnight + day, zone)
  const shown = [before, after].filter(instant => wallClock(instant, zone) === midnight)
  return shown.length === 0 ? before : Math.min(...shown)
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - instant
}
