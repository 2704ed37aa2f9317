import { wallClock } from './wallClock.ts'

const day = 86_400_000

/**
 * The instant at which the clocks of a zone show a wall time, which is given as milliseconds as if they showed UTC. Where
 * clocks go back and show it twice, the first or the last time; where they go forward past it, as long after the skip.
 */
export function zonedInstant(wall: number, zone: string, which: 'first' | 'last' = 'first'): number {
  const before = wall - offsetAt(wall - day, zone)
  const after = wall - offsetAt(wall + day, zone)
  const shown = [before, after].filter(instant => wallClock(instant, zone) === wall)
  if (shown.length === 0) return before
  return which === 'first' ? Math.min(...shown) : Math.max(...shown)
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - instant
}
