import { type Toast } from './merge.ts'

/** Milliseconds that a short toast stays unless it says otherwise; what went wrong takes longer to understand. */
const shortest = { error: 10_000, warning: 8000, success: 5000, info: 5000 } as const
/** Characters that are read in that time, and milliseconds for each one more: about 200 words a minute. */
const readAtOnce = 60
const perCharacter = 50
/** Milliseconds that one stays at least which can be pressed: it has to be reached, too. */
const pressable = 10_000

/**
 * Milliseconds after which a toast goes away by itself: what it asks for, else as long as its texts take to read. They are
 * counted only while nobody points at it or has the focus in it (WCAG 2.2.1).
 */
export function toastDuration({ type, texts, errorIds, timeout, action }: Toast): number {
  if (timeout !== undefined) return timeout
  const length = [...texts, ...errorIds].join(' ').length
  const least = action ? Math.max(pressable, shortest[type]) : shortest[type]
  return least + Math.max(0, length - readAtOnce) * perCharacter
}
