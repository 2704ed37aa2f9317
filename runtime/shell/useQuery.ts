import { atom } from 'jotai'
import { createContext, use, useCallback, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Runtime, useRuntime } from './RuntimeContext.tsx'

/** The last requested query, and the history entry shown at that time. */
const askedAtom = atom<{ readonly from: string; readonly query: URLSearchParams }>()

/** A requested change was not applied: the next one starts from the address. */
export function forgetQuery(store: Runtime['store']): void {
  store.set(askedAtom, undefined)
}

/** Changes the query; `replace` adds no history entry. */
export type ChangeQuery = (write: (before: URLSearchParams) => URLSearchParams, replace: boolean) => void

type Query = readonly [query: URLSearchParams, change: ChangeQuery]

/** The query of a part without its own address, such as a panel; undefined: that of the page. */
export const OwnQueryContext = createContext<Query | undefined>(undefined)

/** A query that lives as long as the calling component. A change happens when `allow` calls `go`. */
export function useOwnQuery(allow: (next: URLSearchParams, go: () => void) => void): Query {
  const [query, setQuery] = useState(() => new URLSearchParams())
  const newest = useRef(query)
  const change: ChangeQuery = useCallback(
    write => {
      const next = write(newest.current)
      if (next.toString() === newest.current.toString()) return
      allow(next, () => {
        newest.current = next
        setQuery(next)
      })
    },
    [allow],
  )
  return [query, change]
}

/**
 * The query of the address and its setter. The router applies changes with a delay: a change meanwhile builds
 * on the pending one. A change without effect is skipped: the router would reopen the address.
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
