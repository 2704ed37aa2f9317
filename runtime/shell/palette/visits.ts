import { type Store } from 'jotai'
import { readVisits, type Visit, withVisit } from '../../core/palette/screens.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { knownUser } from '../session/knownUser.ts'
import { visitsKey } from './visitsKey.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

/** The screens that were opened before it was known by whom, the newest first. They are never written down as they are. */
const unowned = new WeakMap<Store, readonly Visit[]>()

/** The screens that the user of this browser has opened, the newest first. */
export function visits(parts: Parts): Visit[] {
  const user = knownUser(parts)
  const kept = user === '' ? [] : readVisits(parts.ports.browser.memory.get(visitsKey(user)))
  return (unowned.get(parts.store) ?? []).reduceRight(withVisit, kept)
}

/** Remembers a visit of the user; while it is not known who that is, for whoever it turns out to be. */
export function keepVisit(parts: Parts, visit: Visit): void {
  unowned.set(parts.store, withVisit(unowned.get(parts.store) ?? [], visit))
  ownVisits(parts)
}

/** Writes down what was opened before it was known by whom, as soon as it is. */
export function ownVisits(parts: Parts): void {
  const user = knownUser(parts)
  if (user === '') return
  parts.ports.browser.memory.set(visitsKey(user), JSON.stringify(visits(parts)))
  unowned.delete(parts.store)
}

/** Visits without an owner end with the session: the next one may be another user's. */
export function forgetUnowned({ store }: Parts): void {
  unowned.delete(store)
}
