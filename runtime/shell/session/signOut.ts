import { useCallback, useEffect, useRef, useState } from 'react'
import { loginAddress } from '../../core/access/addresses.ts'
import { calls } from '../../core/calls.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { visitsKey } from '../palette/visitsKey.ts'
import { type Shell } from '../Shell.ts'
import { useShell } from '../ShellContext.ts'
import { knownUserName } from './knownUserName.ts'
import { sessionOwner } from './watchSession.ts'

/** `other`: it is another user's session, and stays. `failed`: the user is still signed in. */
type SignedOut = 'left' | 'failed' | 'other'

interface SignOutRequest {
  /** Default false. */
  readonly keepState?: boolean
  /** Query of the login screen afterwards, without a code, which is used up. */
  readonly kept?: URLSearchParams
  /** True: also ends another user's session. */
  readonly anybodys?: boolean
}

/**
 * Ends the session at the server, then clears the cookie and leaves for the login service with the logout
 * flag (spec 2 §4.2). On failure the user stays signed in, because clearing the cookie would hide a valid
 * session. Tabs share the session: a tab that shows a former user does not end that of the next.
 */
export async function signOut(
  shell: Shell,
  { keepState = false, kept = new URLSearchParams(), anybodys = false }: SignOutRequest = {},
): Promise<SignedOut> {
  const { configuration, ports } = shell
  const whose = anybodys ? 'same' : await sessionOwner(shell)
  if (whose === 'other') return 'other'
  if (whose === 'offline' || whose === 'unanswered') {
    shell.toast({ type: 'error', text: messages[whose] })
    return 'failed'
  }
  const reply = await ports.http.send(calls.logout(keepState))
  // 401: the server knows no such session, so there is nothing to end.
  if (!reply.ok && reply.status !== 401) {
    shell.toast({ type: 'error', text: messages.signOutFailed, ...loggedAs(reply.data) })
    return 'failed'
  }
  // While the user is still known: the next user of this browser must not see these visits.
  ports.browser.memory.remove(visitsKey(knownUserName(shell)))
  ports.session.close()
  shell.session.reset()
  const origin = new URL(ports.browser.address()).origin
  const { jwt: _, ...back } = Object.fromEntries(kept)
  const returnTo = shell.pathOf(shell.settings.screens.login, back)
  ports.browser.leave(loginAddress(configuration, origin, returnTo, true))
  return 'left'
}

export interface SignOut {
  /** `working`: the call is pending, or the page is being left. */
  readonly step: 'working' | Exclude<SignedOut, 'left'>
  /** Retries. */
  readonly again: (wish?: Pick<SignOutRequest, 'anybodys'>) => void
}

/** Signs the user out on mount (spec 2 §4.2). Shows the toast of a failure. */
export function useSignOut(): SignOut {
  const shell = useShell()
  const [step, setStep] = useState<SignOut['step']>('working')
  const begun = useRef(false)
  const again = useCallback(
    (wish?: SignOutRequest) => {
      setStep('working')
      void signOut(shell, wish).then(ended => setStep(ended === 'left' ? 'working' : ended))
    },
    [shell],
  )
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    again()
  }, [again])
  return { step, again }
}
