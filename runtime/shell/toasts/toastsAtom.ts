import { atom } from 'jotai'
import { noToasts, type ToastEvent, toastReducer } from '../../core/toasts/merge.ts'

const stateAtom = atom(noToasts)

/** The toasts on screen; takes events. */
export const toastsAtom = atom(
  get => get(stateAtom),
  (get, set, event: ToastEvent) => set(stateAtom, toastReducer(get(stateAtom), event)),
)
