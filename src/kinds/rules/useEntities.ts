import { useEffect, useRef, useState } from 'react'
import { failureToast } from '../../../runtime/core/errors/failure.ts'
import { messages } from '../../../runtime/core/messages.ts'
import { useRuntime } from '../../../runtime/shell/RuntimeContext.tsx'
import { ruleCalls } from './calls.ts'

/** An entity that rules are tried on (spec 1 §3). */
export interface TestEntity {
  /** What was typed to find it. */
  readonly search: string
  /** Not checked until something was looked for (spec 1 §4). */
  readonly state: 'unchecked' | 'pending' | 'found' | 'missing'
  /** What was found. */
  readonly object?: Readonly<Record<string, unknown>>
}

const unchecked: TestEntity = { search: '', state: 'unchecked' }

export interface Entities {
  of(name: string): TestEntity
  /** What was found before is no longer meant. */
  type(name: string, search: string): void
  find(name: string): Promise<void>
  /** The objects that were found, by the names of their entities. */
  found(): Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The entities of a ruleset, looked up one by one; a later search of the same entity wins. */
export function useEntities(ruleset: string): Entities {
  const { call, validators, toast } = useRuntime()
  const [all, setAll] = useState<ReadonlyMap<string, TestEntity>>(new Map())
  const asking = useRef(new Map<string, AbortController>())
  const of = (name: string) => all.get(name) ?? unchecked
  // What the panel has asked for ends with it: no toast of it on another screen.
  useEffect(() => {
    const searches = asking.current
    return () => {
      for (const search of searches.values()) search.abort()
    }
  }, [])
  const set = (name: string, entity: TestEntity) => setAll(before => new Map(before).set(name, entity))
  return {
    of,
    type(name, search) {
      asking.current.get(name)?.abort()
      set(name, { search, state: 'unchecked' })
    },
    async find(name) {
      const { search } = of(name)
      const newer = new AbortController()
      asking.current.get(name)?.abort()
      asking.current.set(name, newer)
      set(name, { search, state: 'pending' })
      try {
        const path = ruleCalls.entity(ruleset, name, search.trim())
        const reply = await call({ method: 'GET', path, signal: newer.signal }, { ignores404: true })
        const all = await validators.all()
        if (newer.signal.aborted) return
        if (!all) return set(name, { search, state: 'unchecked' })
        if (reply.ok && all.ruleEntity(reply.data))
          return set(name, { search, state: 'found', object: reply.data.data })
        // A 404 is the answer; anything else is a failure, and says so besides.
        if (reply.ok || (reply.status !== 404 && !reply.handled))
          toast(failureToast({ statusText: '', ...reply }, messages.error))
        set(name, { search, state: 'missing' })
      } catch {
        // An aborted call rejects, and nobody waits for it any more.
      }
    },
    found: () =>
      Object.fromEntries([...all].flatMap(([name, { object }]) => (object ? [[name, object] as const] : []))),
  }
}
