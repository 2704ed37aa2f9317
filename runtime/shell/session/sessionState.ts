import { type Store } from 'jotai'
import { type CallReply } from '../calls/callReply.ts'
import { menuAtom } from '../menu/useMenu.ts'
import { permissionsAtom } from './permissionsAtom.ts'
import { profileAtom } from './profileAtom.ts'
import { resourcesAtom } from './resources.ts'

/** What the page knows about the session beside its token. */
export interface SessionState {
  /** True until the first screen has opened for a signed-in user, since the page or a session began. */
  first: boolean
  /** Values of the loads that are kept until the user signs out, by their call; `keepLoad` puts them in. */
  readonly loads: ReadonlyMap<string, unknown>
  keepLoad(key: string, value: unknown): void
  /** The token of the user whose permissions the page shows; undefined: no user, or not known yet. */
  token: string | undefined
  /** Sends a call of the page; what arrives after the first rows looks before that whether it is still the same user's. */
  sends(send: () => Promise<CallReply>): Promise<CallReply>
  /** Forgets what is known of another session: the tabs of a browser share the cookie, and one of them may change it. */
  follow(token: string | undefined): void
  /** Forgets everything: the next session may be another user's. */
  reset(): void
  /** Called when the session is over or another one begins. */
  readonly ends: Set<() => void>
}

/** Loads that are kept; there is one for each record that a screen names in its call. */
const mostLoads = 100

export function createSessionState(store: Store): SessionState {
  const loads = new Map<string, unknown>()
  return {
    first: true,
    loads,
    keepLoad: (key, value) => latestOnly(loads, key, value, mostLoads),
    ends: new Set(),
    token: undefined,
    sends: send => send(),
    follow(token) {
      if (this.token !== undefined && this.token !== token) this.reset()
      this.token = token
    },
    reset() {
      this.token = undefined
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

/** Puts an entry into a map as its newest one, and lets the oldest go beyond so many: a page stays open for days. */
export function latestOnly<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= most) return
    map.delete(oldest)
  }
}
