import { type Store } from 'jotai'
import { readVisits, type Visit, withVisit } from '../../core/palette/screens.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { knownUserName } from '../session/knownUserName.ts'
import { visitsKey } from './visitsKey.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

/** Visits before the user is known, newest first. Never stored without a user. */
const unowned = new WeakMap<Store, readonly Visit[]>()

/** The screens that this user has opened in this browser, newest first. */
export function visits(parts: Parts): Visit[] {
  const user = knownUserName(parts)
  const kept = user === '' ? [] : readVisits(parts.ports.browser.memory.get(visitsKey(user)))
  return (unowned.get(parts.store) ?? []).reduceRight(withVisit, kept)
}

/** Remembers a visit for the user, also if the user becomes known only later. */
export function keepVisit(parts: Parts, visit: Visit): void {
  unowned.set(parts.store, withVisit(unowned.get(parts.store) ?? [], visit))
  ownVisits(parts)
}

/** Stores the visits from before the user was known, once the user is known. */
export function ownVisits(parts: Parts): void {
  const user = knownUserName(parts)
  if (user === '') return
  parts.ports.browser.memory.set(visitsKey(user), JSON.stringify(visits(parts)))
  unowned.delete(parts.store)
}

/** Visits without a user end with the session: the next one may be another user's. */
export function forgetUnowned({ store }: Parts): void {
  unowned.delete(store)
}
