import { atom, type Store } from 'jotai'
import { clearLog, emptyLog, logToasts } from '../../core/toasts/log.ts'
import { toastsAtom } from './toastsAtom.ts'

/** Every toast since the session began, newest first. */
export const toastLogAtom = atom(emptyLog)

const followed = new WeakSet<Store>()

/** Logs all toasts from now on. */
export function followToasts(store: Store): void {
  if (followed.has(store)) return
  followed.add(store)
  const write = () => store.set(toastLogAtom, log => logToasts(log, store.get(toastsAtom).shown))
  store.sub(toastsAtom, write)
  write()
}

/** A new session in the same page starts with an empty log. Returns a function that ends this. */
export function clearLogAtEnd(store: Store, ends: Set<() => void>): () => void {
  const clear = () => store.set(toastLogAtom, clearLog)
  ends.add(clear)
  return () => void ends.delete(clear)
}
