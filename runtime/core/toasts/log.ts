import { type Toast } from './merge.ts'

/** Maximum number of logged toasts. */
const most = 100

/** The log of the toasts of a session. */
export interface ToastLog {
  /** Newest first. */
  readonly toasts: readonly Toast[]
  /** Id of the newest toast ever logged, so that cleared ones do not come back. */
  readonly newest: number
}

export const emptyLog: ToastLog = { toasts: [], newest: 0 }

/**
 * The log after the toasts on screen have changed: merged toasts are updated in place, and toasts that were
 * closed stay in the log.
 */
export function logToasts(log: ToastLog, shown: readonly Toast[]): ToastLog {
  const known = new Map(shown.map(toast => [toast.id, toast]))
  const kept = log.toasts.map(toast => known.get(toast.id) ?? toast)
  const added = shown.filter(({ id }) => id > log.newest).reverse()
  if (added.length === 0 && kept.every((toast, at) => toast === log.toasts[at])) return log
  return { toasts: [...added, ...kept].slice(0, most), newest: added[0]?.id ?? log.newest }
}

export function clearLog(log: ToastLog): ToastLog {
  return { ...log, toasts: [] }
}
