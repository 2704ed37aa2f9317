import { type Toast } from '../../core/toasts/merge.ts'
import { type Clock } from '../../ports/clock.ts'

/** Minimum milliseconds that a toast stays after hover or focus. */
const leastAfterLook = 3000

/** The timers that close toasts. */
interface ToastTimers {
  /** Starts or restarts the timer of a toast. */
  set(id: number, stay: number): void
  drop(id: number): void
  /** Pauses while the toasts are hovered or focused. */
  hold(): void
  release(): void
}

interface Timer {
  remaining: number
  since: number
  cancel: (() => void) | undefined
}

export function createToastTimers(clock: Clock, close: (id: number) => void): ToastTimers {
  const timers = new Map<number, Timer>()
  let held = false

  function run(id: number, timer: Timer): void {
    timer.since = clock.now()
    timer.cancel = clock.after(timer.remaining, () => {
      timers.delete(id)
      close(id)
    })
  }
  function stop(timer: Timer): void {
    timer.cancel?.()
    timer.cancel = undefined
  }
  function drop(id: number): void {
    const timer = timers.get(id)
    if (timer) stop(timer)
    timers.delete(id)
  }
  return {
    drop,
    set(id, stay) {
      drop(id)
      const timer = { remaining: stay, since: 0, cancel: undefined }
      timers.set(id, timer)
      if (!held) run(id, timer)
    },
    hold() {
      if (held) return
      held = true
      for (const timer of timers.values()) {
        timer.remaining -= clock.now() - timer.since
        stop(timer)
      }
    },
    release() {
      if (!held) return
      held = false
      for (const [id, timer] of timers) {
        timer.remaining = Math.max(timer.remaining, leastAfterLook)
        run(id, timer)
      }
    },
  }
}

/** Milliseconds for a short toast by default; errors take longer to understand. */
const shortest = { error: 10_000, warning: 8000, success: 5000, info: 5000 } as const
/** Characters that can be read in that time, and milliseconds per further one: about 200 words a minute. */
const readAtOnce = 60
const perCharacter = 50
/** Minimum milliseconds for a toast with a button, which takes time to reach. */
const pressable = 10_000

/**
 * Milliseconds after which a toast closes: its own timeout, else the reading time of its texts. Paused while
 * pointer or focus is in it (WCAG 2.2.1).
 */
export function toastDuration({ type, texts, errorIds, timeout, action }: Toast): number {
  if (timeout !== undefined) return timeout
  const length = [...texts, ...errorIds].join(' ').length
  const least = action ? Math.max(pressable, shortest[type]) : shortest[type]
  return least + Math.max(0, length - readAtOnce) * perCharacter
}
