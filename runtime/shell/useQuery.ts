import { atom } from 'jotai'
import { createContext, use, useCallback, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Runtime, useRuntime } from './RuntimeContext.tsx'

/** The query that was asked for last, and the entry of the history that was shown then. */
const askedAtom = atom<{ readonly from: string; readonly query: URLSearchParams }>()

/** A change that was asked for is not carried out: the next one is laid upon what the address says. */
export function forgetQuery(store: Runtime['store']): void {
  store.set(askedAtom, undefined)
}

/** Changes the query; `replace` leaves no entry for the back button. */
export type ChangeQuery = (write: (before: URLSearchParams) => URLSearchParams, replace: boolean) => void

type Query = readonly [query: URLSearchParams, change: ChangeQuery]

/** The query of what has no address of its own, as a panel; undefined: it is that of the page. */
export const OwnQueryContext = createContext<Query | undefined>(undefined)

/** A query that is kept as long as the calling component is there. */
export function useOwnQuery(): Query {
  const [query, setQuery] = useState(() => new URLSearchParams())
  const newest = useRef(query)
  const change: ChangeQuery = useCallback(write => {
    const next = write(newest.current)
    if (next.toString() === newest.current.toString()) return
    newest.current = next
    setQuery(next)
  }, [])
  return [query, change]
}

/**
 * The query of the address and the way to change it. The router needs a moment to carry a change out: one that comes
 * meanwhile is laid upon it. A change without effect is skipped, because the router opens the same address again.
 */
export function useQuery(): Query {
  const own = use(OwnQueryContext)
  const { store } = useRuntime()
  const { key } = useLocation()
  const [query, setQuery] = useSearchParams()
  const change: ChangeQuery = (write, replace) => {
    const asked = store.get(askedAtom)
    const before = asked?.from === key ? asked.query : query
    const next = write(before)
    if (next.toString() === before.toString()) return
    store.set(askedAtom, { from: key, query: next })
    setQuery(next, { replace, preventScrollReset: true })
  }
  return own ?? [query, change]
}
