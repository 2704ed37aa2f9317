import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { useShell } from '../ShellContext.ts'
import { knownUserName } from '../session/knownUserName.ts'
import { loadProfile } from '../session/loadProfile.ts'
import { profileAtom } from '../session/profileAtom.ts'
import { draftPlaces, hasDraftOfOtherTab, openTabs } from './draftStore.ts'

/** Suffixes of places with a draft for this tab, newest first; `start` is the prefix. */
export function useDraftPlaces(start: string): readonly string[] {
  const runtime = useRuntime()
  useAtomValue(profileAtom, { store: runtime.store })
  const user = knownUserName(runtime)
  const living = useOpenTabs(user, start)
  return draftPlaces(runtime, user, living)
    .filter(place => place.startsWith(start))
    .map(place => place.slice(start.length))
}

/**
 * The open tabs, for a user's drafts at places that begin with `start`; undefined: not known yet, or not
 * needed because no other tab has a draft.
 */
export function useOpenTabs(user: string, start: string): ReadonlySet<string> | undefined {
  const runtime = useRuntime()
  const [living, setLiving] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (start === '' || !hasDraftOfOtherTab(runtime, user, start)) return
    let over = false
    openTabs().then(
      tabs => {
        if (!over) setLiving(tabs)
      },
      // A page that is being left gets no update.
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [runtime, user, start])
  return living
}

/** Name of the user; empty until it is known. Loads the profile if it is missing. */
export function useKnownUser(): string {
  const shell = useShell()
  useAtomValue(profileAtom, { store: shell.store })
  const user = knownUserName(shell)
  const { session } = shell.ports
  const [signedIn] = useState(() => session.token() !== undefined)
  useEffect(() => {
    // After the end of the session no user is signed in, and the page is leaving for the login.
    const ended = signedIn && session.token() === undefined
    if (user === '' && !ended) void loadProfile(shell)
  }, [shell, session, user, signedIn])
  return user
}
