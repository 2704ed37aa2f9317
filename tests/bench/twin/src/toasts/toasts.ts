import { atom, getDefaultStore } from 'jotai'

export interface Toast {
  readonly id: number
  readonly type: 'error' | 'success' | 'info'
  readonly text: string
  /** Milliseconds. */
  readonly stay: number
}

export const toastsAtom = atom<readonly Toast[]>([])

let last = 0

export function showToast(type: Toast['type'], text: string, stay = type === 'error' ? 8000 : 4000): void {
  getDefaultStore().set(toastsAtom, before =>
    before.some(toast => toast.text === text) ? before : [...before, { id: ++last, type, text, stay }],
  )
}

export function closeToast(id: number): void {
  getDefaultStore().set(toastsAtom, before => before.filter(toast => toast.id !== id))
}
