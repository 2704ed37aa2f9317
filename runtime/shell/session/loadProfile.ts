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
  const { call, ports, store, validators } = shell
  const token = ports.session.token()
  const reply = await call(calls.profile, { ignores404: true })
  const all = await validators.all()
  // Another session has begun meanwhile: the answer is about somebody else.
  if (ports.session.token() !== token) return
  if (!reply.ok || !all?.profile(reply.data)) return
  const profile = readProfile(reply.data)
  keepUser(shell, profile)
  store.set(profileAtom, profile)
}
