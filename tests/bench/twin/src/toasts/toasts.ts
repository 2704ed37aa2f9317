import { atom, getDefaultStore } from 'jotai'

export interface Toast {
  readonly id: number
  readonly type: 'error' | 'success'
  readonly text: string
}

export const toastsAtom = atom<readonly Toast[]>([])

let last = 0

export function showToast(type: Toast['type'], text: string): void {
  getDefaultStore().set(toastsAtom, before =>
    before.some(toast => toast.text === text) ? before : [...before, { id: ++last, type, text }],
  )
}

export function closeToast(id: number): void {
  getDefaultStore().set(toastsAtom, before => before.filter(toast => toast.id !== id))
}
