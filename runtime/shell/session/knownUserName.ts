import { type Profile } from '../../../schemas/wire/profile.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { keptUser, sessionMark, userKey } from './keptUser.ts'
import { profileAtom } from './profileAtom.ts'

/**
 * Name of the user, for data stored per user; empty: unknown. The profile arrives after the first rows, so
 * the name is stored with a hash of the session token and discarded with the next session.
 */
export function knownUserName({ ports, store }: Pick<Runtime, 'ports' | 'store'>): string {
  return store.get(profileAtom)?.name ?? keptUser(ports.browser.memory, ports.session.token())
}

export function keepUser({ ports }: Pick<Runtime, 'ports'>, { name }: Profile): void {
  ports.browser.memory.set(userKey, `${sessionMark(ports.session.token())} ${name}`)
}
