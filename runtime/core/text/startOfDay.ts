import { zonedInstant } from './zonedInstant.ts'

/** First instant of a day in a time zone; `midnight` is the day's midnight UTC. Where clocks skip midnight, the skip itself. */
export function startOfDay(midnight: number, zone: string): number {
  return zonedInstant(midnight, zone)
}
