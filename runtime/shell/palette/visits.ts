import { readVisits, type Visit, withVisit } from '../../core/palette/screens.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { knownUser } from '../session/knownUser.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

/** The screens that the user of this browser has opened, the newest first. */
export function visits(parts: Parts): Visit[] {
  return readVisits(parts.ports.browser.memory.get(keyOf(knownUser(parts))))
}

export function keepVisit({ ports }: Pick<Runtime, 'ports'>, user: string, visit: Visit): void {
  const { memory } = ports.browser
  const kept = readVisits(memory.get(keyOf(user)))
  memory.set(keyOf(user), JSON.stringify(withVisit(kept, visit)))
}

/** Per user: what somebody else has opened is nobody's business. */
function keyOf(user: string): string {
  return `console.visits:${user}`
}
