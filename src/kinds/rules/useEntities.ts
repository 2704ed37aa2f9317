import { useEffect, useRef, useState } from 'react'
import { failureToast } from '../../../runtime/core/errors/failure.ts'
import { messages } from '../../../runtime/core/messages.ts'
import { useRuntime } from '../../../runtime/shell/RuntimeContext.tsx'
import { readRelatedEntities, readRuleEntity } from '../../../schemas/wire/rules.ts'
import { ruleCalls } from './calls.ts'

/** An entity to test rules on (spec 1 §3). */
export interface TestEntity {
  /** The typed search text. */
  readonly search: string
  /** `unchecked` until the first search (spec 1 §4). */
  readonly state: 'unchecked' | 'pending' | 'found' | 'missing'
  /** The found object. */
  readonly object?: Readonly<Record<string, unknown>>
  /** The entity that it belongs to and was looked up with, e.g. the order of a customer. */
  readonly with?: string
}

const unchecked: TestEntity = { search: '', state: 'unchecked' }

export interface Entities {
  of(name: string): TestEntity
  /** Discards the previous result. */
  type(name: string, search: string): void
  /** Looks an entity up, and those of `names` that belong to it, unless typed by the user. */
  find(name: string, names: readonly string[]): Promise<void>
  /** The found objects by the names of their entities. */
  found(): Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The entities of a ruleset, looked up one by one; a later search of the same entity wins. */
export function useEntities(ruleset: string): Entities {
  const { call, toast } = useRuntime()
  const [all, setAll] = useState<ReadonlyMap<string, TestEntity>>(new Map())
  const asking = useRef(new Map<string, AbortController>())
  const of = (name: string) => all.get(name) ?? unchecked
  // Calls of the panel are aborted with it, so that no toast appears on another screen.
  useEffect(() => {
    const searches = asking.current
    return () => {
      for (const search of searches.values()) search.abort()
    }
  }, [])
  const set = (name: string, entity: TestEntity) => setAll(before => new Map(before).set(name, entity))
  function stop(name: string) {
    asking.current.get(name)?.abort()
    // Entities that belong to a discarded entity are discarded too.
    for (const [other, entity] of all)
      if (entity.with === name) {
        asking.current.get(other)?.abort()
        set(other, unchecked)
      }
  }
  async function lookUp(name: string, asked: Pick<TestEntity, 'search' | 'with'>) {
    const newer = new AbortController()
    asking.current.get(name)?.abort()
    asking.current.set(name, newer)
    set(name, { ...asked, state: 'pending' })
    try {
      const path = ruleCalls.entity(ruleset, name, asked.search.trim())
      const reply = await call({ method: 'GET', path, signal: newer.signal }, { ignores404: true })
      if (newer.signal.aborted) return
      const object = reply.ok ? readRuleEntity(reply.data) : undefined
      if (object) {
        set(name, { ...asked, state: 'found', object })
        return readRelatedEntities(reply.data)
      }
      // A 404 is a valid result; other failures show a toast in addition.
      if (reply.ok || (reply.status !== 404 && !reply.handled))
        toast(failureToast({ statusText: '', ...reply }, messages.error))
      set(name, { ...asked, state: 'missing' })
    } catch {
      // An aborted call rejects; its result is not needed.
    }
    return undefined
  }
  return {
    of,
    type(name, search) {
      stop(name)
      set(name, { search, state: 'unchecked' })
    },
    async find(name, names) {
      stop(name)
      const typed = names.filter(other => of(other).search !== '' && of(other).with !== name)
      const related = await lookUp(name, { search: of(name).search })
      for (const [other, id] of related ?? [])
        if (names.includes(other) && !typed.includes(other)) void lookUp(other, { search: id, with: name })
    },
    found: () =>
      Object.fromEntries([...all].flatMap(([name, { object }]) => (object ? [[name, object] as const] : []))),
  }
}
