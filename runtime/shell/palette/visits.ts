import { type Store } from 'jotai'
import { readVisits, type Visit, withVisit } from '../../core/palette/screens.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { knownUser } from '../session/knownUser.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

/** The screens that were opened before it was known by whom, the newest first. They are never written down as they are. */
const unowned = new WeakMap<Store, readonly Visit[]>()

/** The screens that the user of this browser has opened, the newest first. */
export function visits(parts: Parts): Visit[] {
  const user = knownUser(parts)
  const kept = user === '' ? [] : readVisits(parts.ports.browser.memory.get(keyOf(user)))
  return (unowned.get(parts.store) ?? []).reduceRight(withVisit, kept)
}

/** Remembers a visit of that user; an empty name: it is not known yet, and the visit is kept when it is. */
export function keepVisit(parts: Parts, user: string, visit: Visit): void {
  const { ports, store } = parts
  if (user === '') {
    unowned.set(store, withVisit([...(unowned.get(store) ?? [])], visit))
    return
  }
  const { memory } = ports.browser
  const kept = (unowned.get(store) ?? []).reduceRight(withVisit, readVisits(memory.get(keyOf(user))))
  memory.set(keyOf(user), JSON.stringify(withVisit(kept, visit)))
  unowned.delete(store)
}

/** Per user: what somebody else has opened is nobody's business. */
function keyOf(user: string): string {
  return `console.visits:${user}`
}
