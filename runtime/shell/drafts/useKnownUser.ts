import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useShell } from '../ShellContext.ts'
import { knownUser } from '../session/knownUser.ts'
import { loadProfile } from '../session/loadProfile.ts'
import { profileAtom } from '../session/profileAtom.ts'

/** Name of the user; empty until it is known. One that nobody has asked for is asked for. */
export function useKnownUser(): string {
  const shell = useShell()
  useAtomValue(profileAtom, { store: shell.store })
  const user = knownUser(shell)
  const { session } = shell.ports
  const [signedIn] = useState(() => session.token() !== undefined)
  useEffect(() => {
    // After the end of the session nobody is signed in, and the page is on its way to the login.
    const ended = signedIn && session.token() === undefined
    if (user === '' && !ended) void loadProfile(shell)
  }, [shell, session, user, signedIn])
  return user
}
