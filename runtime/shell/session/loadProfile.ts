import { readProfile } from '../../../schemas/wire/profile.ts'
import { calls } from '../../core/calls.ts'
import { type Shell } from '../Shell.ts'
import { keepUser } from './knownUser.ts'
import { profileAtom } from './profileAtom.ts'

/**
 * Asks who is signed in. The global rules hold (spec 1 §8); of any other failure nothing is said, because nobody misses a
 * name that cannot be had.
 */
export async function loadProfile(shell: Shell): Promise<void> {
  const { call, ports, store } = shell
  const token = ports.session.token()
  const reply = await call(calls.profile, { background: true })
  // Another session has begun meanwhile: the answer is about somebody else.
  if (ports.session.token() !== token) return
  const profile = reply.ok ? readProfile(reply.data) : undefined
  if (!profile) return
  keepUser(shell, profile)
  store.set(profileAtom, profile)
}
