import { readProfile } from '../../../schemas/wire/session.ts'
import { calls } from '../../core/calls.ts'
import { type Shell } from '../Shell.ts'
import { profileAtom } from './profileAtom.ts'

/** Asks who is signed in. Nobody misses a name that cannot be had, so a failure is silent. */
export async function loadProfile({ ports, store, validators }: Shell): Promise<void> {
  const reply = await ports.http.send(calls.profile)
  if (reply.ok && validators.profile(reply.data)) store.set(profileAtom, readProfile(reply.data))
}
