import { readProfile } from '../../../schemas/wire/profile.ts'
import { calls } from '../../core/calls.ts'
import { type Shell } from '../Shell.ts'
import { keepUser } from './knownUser.ts'
import { profileAtom } from './profileAtom.ts'

/** Asks who is signed in. Nobody misses a name that cannot be had, so a failure is silent. */
export async function loadProfile(shell: Shell): Promise<void> {
  const { ports, store, validators } = shell
  const reply = await ports.http.send(calls.profile)
  const { profile: isProfile } = await validators.all()
  if (!reply.ok || !isProfile(reply.data)) return
  const profile = readProfile(reply.data)
  keepUser(shell, profile)
  store.set(profileAtom, profile)
}
