import { type Store } from 'jotai'
import { menuAtom } from '../menu/menuAtom.ts'
import { permissionsAtom } from './permissionsAtom.ts'
import { profileAtom } from './profileAtom.ts'
import { resourcesAtom } from './resources.ts'

/** What the page knows about the session beside its token. */
export interface SessionState {
  /** True until the first screen has opened for a signed-in user, since the page or a session began. */
  first: boolean
  /** Values of the loads that are kept until the user signs out, by their call. */
  readonly loads: Map<string, unknown>
  /** Forgets what is known of another session: the tabs of a browser share the cookie, and one of them may change it. */
  follow(token: string | undefined): void
  /** Forgets everything: the next session may be another user's. */
  reset(): void
  /** Called when the session is over or another one begins. */
  readonly ends: Set<() => void>
}

export function createSessionState(store: Store): SessionState {
  const loads = new Map<string, unknown>()
  let known: string | undefined
  return {
    first: true,
    loads,
    ends: new Set(),
    follow(token) {
      if (known !== undefined && known !== token) this.reset()
      known = token
    },
    reset() {
      known = undefined
      this.first = true
      loads.clear()
      store.set(resourcesAtom, undefined)
      store.set(permissionsAtom, new Map())
      store.set(menuAtom, undefined)
      store.set(profileAtom, undefined)
      for (const end of this.ends) end()
    },
  }
}
