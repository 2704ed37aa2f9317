import { type Clock } from '../../runtime/ports/clock.ts'

export const clock: Clock = {
  now: () => Date.now(),
  after(wait, then) {
    const timer = setTimeout(then, wait)
    return () => clearTimeout(timer)
  },
}
