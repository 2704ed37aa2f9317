import { createContext } from 'react'

/** Something that is being filled in, as the guard of the page sees it. */
export interface Unsaved {
  /** Whether something is typed that the server does not have. */
  dirty(): boolean
  /** Whether it is still on the page when only the query changes. */
  readonly stays: Stays
  /** Whether all of it comes back after the page was left. */
  kept(): boolean
  /** Labels of what does not come back; undefined: nothing does. */
  lacks(): readonly string[] | undefined
  /** Keeps at once what is still waiting to be kept. */
  flush(): void
}

const open = new Set<Unsaved>()
const listeners = new Set<() => void>()
let leaving = false

/** Everything that is being filled in on the page, in the order of its coming: the router has room for one guard only. */
export const unsaved = {
  /** Returns what takes it away again. */
  add(one: Unsaved): () => void {
    open.add(one)
    leaving = false
    tell()
    return () => {
      open.delete(one)
      tell()
    }
  },
  first: (): Unsaved | undefined => open.values().next().value,
  dirty: (): readonly Unsaved[] => [...open].filter(one => one.dirty()),
  flush(): void {
    for (const one of open) one.flush()
  },
  /** The page is about to leave by itself, without a question. */
  leave(): void {
    unsaved.flush()
    leaving = true
  },
  leaves: (): boolean => leaving,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Whether what stands here is still shown when that is the query: a tab leaves the page as it is and its content goes. */
export type Stays = (query: URLSearchParams) => boolean

export const StaysContext = createContext<Stays>(() => true)
