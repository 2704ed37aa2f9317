import { atom, getDefaultStore } from 'jotai'
import { noToasts, type ToastSpec, toastReducer } from '../../../../../runtime/core/toasts/merge.ts'

/** The toasts on the page; errors that come within 500 ms are one. */
export const toastsAtom = atom(noToasts)

export function showToast(type: ToastSpec['type'], text: string, timeout?: number): void {
  raise({ type, text, ...(timeout !== undefined && { timeout }) })
}

export function raise(toast: ToastSpec): void {
  getDefaultStore().set(toastsAtom, before =>
    toastReducer(before, { type: 'toastRaised', toast, at: Date.now() }),
  )
}

export function closeToast(id: number): void {
  getDefaultStore().set(toastsAtom, before => toastReducer(before, { type: 'toastClosed', id }))
}
