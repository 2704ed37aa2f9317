import { readProfile } from '../../../schemas/wire/profile.ts'
import { calls } from '../../core/calls.ts'
import { type Shell } from '../Shell.ts'
import { keepUser } from './knownUserName.ts'
import { profileAtom } from './profileAtom.ts'

/**
 * Loads the profile of the user. The global rules apply (spec 1 §8); other failures are silent, because the
 * page works without the name.
 */
export async function loadProfile(shell: Shell): Promise<void> {
  const { call, ports, store } = shell
  const token = ports.session.token()
  const reply = await call(calls.profile, { background: true })
  // Another session has begun meanwhile: the reply is about another user.
  if (ports.session.token() !== token) return
  const profile = reply.ok ? readProfile(reply.data) : undefined
  if (!profile) return
  keepUser(shell, profile)
  store.set(profileAtom, profile)
}
