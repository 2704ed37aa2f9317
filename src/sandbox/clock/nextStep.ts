import { day } from './moment.ts'

/** The next moment after that one at which it is that time of the day, '16:00' in UTC; both in milliseconds since 1970. */
export function nextAt(time: string, after: number): number {
  const [hours, minutes] = time.split(':').map(Number)
  const today = Math.floor(after / day) * day + ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000
  return today > after ? today : today + day
}

/** The next full step after that moment: every 15 minutes is at :00, :15, :30 and :45. */
export function nextStep(minutes: number, after: number): number {
  const step = minutes * 60_000
  return Math.floor(after / step) * step + step
}
