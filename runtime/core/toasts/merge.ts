import { messages } from '../messages.ts'
import { type NotificationsItem } from '../notifications/notificationsReducer.ts'

/** The link of a toast: a path of the console, or the file of a notification. */
export type ToastAction =
  | { readonly label: string; readonly path: string }
  | { readonly label: string; readonly download: NotificationsItem }

export interface ToastSpec {
  readonly type: 'error' | 'warning' | 'success' | 'info'
  /** Empty: 'An error occurred!' (spec 1 §8). */
  readonly text: string
  /** Milliseconds until it closes. Absent: the toast area decides. */
  readonly timeout?: number
  /** Id under which the server logged the failure. */
  readonly errorId?: string
  /** Default none. */
  readonly action?: ToastAction | undefined
}

/** A toast on the screen. */
export interface Toast {
  readonly id: number
  readonly type: ToastSpec['type']
  /** Texts of all toasts that were merged into this one, each once. */
  readonly texts: readonly string[]
  readonly errorIds: readonly string[]
  readonly timeout?: number
  readonly action?: ToastAction | undefined
  /** Time of the first of them, in milliseconds since 1970. */
  readonly since: number
}

export interface Toasts {
  readonly shown: readonly Toast[]
  /** Id of the next toast. */
  readonly next: number
}

export type ToastEvent =
  | { readonly type: 'toastRaised'; readonly toast: ToastSpec; readonly at: number }
  | { readonly type: 'toastClosed'; readonly id: number }

export const noToasts: Toasts = { shown: [], next: 1 }

/** Milliseconds in which error toasts are merged into one (spec 1 §9). */
const mergeWindow = 500
/** Maximum toasts on screen; the oldest is removed. The log keeps all. */
const most = 20

/** Merges an error into another one of the last 500 ms, without repeating texts. */
export function toastReducer(toasts: Toasts, event: ToastEvent): Toasts {
  if (event.type === 'toastClosed') {
    return { ...toasts, shown: toasts.shown.filter(toast => toast.id !== event.id) }
  }
  const { at } = event
  const toast = event.toast.text ? event.toast : { ...event.toast, text: messages.error }
  const open = toast.type === 'error' ? toasts.shown.findLast(other => takesMore(other, at)) : undefined
  if (!open) {
    return { shown: [...toasts.shown, fresh(toast, toasts.next, at)].slice(-most), next: toasts.next + 1 }
  }
  const merged = merge(open, toast)
  return { ...toasts, shown: toasts.shown.map(other => (other === open ? merged : other)) }
}

function takesMore(toast: Toast, at: number): boolean {
  return toast.type === 'error' && at >= toast.since && at - toast.since < mergeWindow
}

function fresh({ text, errorId, ...rest }: ToastSpec, id: number, since: number): Toast {
  return { ...rest, id, since, texts: [text], errorIds: errorId === undefined ? [] : [errorId] }
}

function merge(open: Toast, { text, errorId, timeout, action }: ToastSpec): Toast {
  const errorIds = errorId === undefined ? open.errorIds : [...new Set([...open.errorIds, errorId])]
  const longest = Math.max(open.timeout ?? 0, timeout ?? 0)
  return {
    ...open,
    texts: [...new Set([...open.texts, text])],
    errorIds,
    ...(longest > 0 && { timeout: longest }),
    ...(action && { action }),
  }
}
