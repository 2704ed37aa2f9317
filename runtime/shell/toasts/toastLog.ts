import { atom, type Store } from 'jotai'
import { clearLog, emptyLog, logToasts } from '../../core/toasts/log.ts'
import { toastsAtom } from './toastsAtom.ts'

/** Every toast since the session began, newest first. */
export const toastLogAtom = atom(emptyLog)

const followed = new WeakSet<Store>()

/** Logs all toasts from now on. A new session in the same page starts with an empty log. */
export function followToasts(store: Store, ends: Set<() => void>): void {
  if (followed.has(store)) return
  followed.add(store)
  const write = () => store.set(toastLogAtom, log => logToasts(log, store.get(toastsAtom).shown))
  store.sub(toastsAtom, write)
  ends.add(() => store.set(toastLogAtom, clearLog))
  write()
}
