import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useShell } from '../ShellContext.ts'
import { knownUser } from '../session/knownUser.ts'
import { loadProfile } from '../session/loadProfile.ts'
import { profileAtom } from '../session/profileAtom.ts'

/** Name of the user; empty until it is known. One that nobody has asked for is asked for. */
export function useKnownUser(): string {
  const shell = useShell()
  useAtomValue(profileAtom, { store: shell.store })
  const user = knownUser(shell)
  useEffect(() => {
    if (user === '') void loadProfile(shell)
  }, [shell, user])
  return user
}
