import { type Store } from 'jotai'
import { type CallReply } from '../calls/callReply.ts'
import { menuAtom } from '../menu/useMenu.ts'
import { permissionsAtom } from './permissionsAtom.ts'
import { profileAtom } from './profileAtom.ts'
import { resourcesAtom } from './resources.ts'

/** The state of a session, apart from its token. */
export interface SessionState {
  /** True until the first screen has opened for a signed-in user, since the page or a session began. */
  first: boolean
  /** Values of loads kept until the user signs out, by call; added by `keepLoad`. */
  readonly loads: ReadonlyMap<string, unknown>
  keepLoad(key: string, value: unknown): void
  /** The token of the user whose permissions the page shows; undefined: no user, or unknown. */
  token: string | undefined
  /** Sends a call of the page; `watchSession` replaces it with a check that the user is still the same. */
  sends(send: () => Promise<CallReply>): Promise<CallReply>
  /** Discards the state of another session: tabs share the cookie, and any of them may change it. */
  follow(token: string | undefined): void
  /** Discards everything: the next session may be another user's. */
  reset(): void
  /** Called when the session ends or another one begins. */
  readonly ends: Set<() => void>
}

/** Maximum cached loads; there is one for each record that a screen names in its call. */
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

/** Adds the newest entry and removes the oldest above the limit: a page stays open for days. */
export function latestOnly<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= most) return
    map.delete(oldest)
  }
}
