import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readState, readToken } from '../../../schemas/wire/session.ts'
import { loginAddress, ownAddress } from '../../core/access/addresses.ts'
import { type Call, calls } from '../../core/calls.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { signInFailure } from '../../core/errors/signInFailure.ts'
import { valueAt } from '../../core/objects.ts'
import { type Shell } from '../Shell.ts'
import { useShell } from '../ShellContext.ts'

type SignInStep = 'working' | 'choose' | 'failed'

interface SignInFlow {
  /** Swaps the one-time code of the address, offers a choice, or leaves for the access-control login. */
  begin(): Promise<void>
  accessControl(): void
  /** The state value of the Google sign-in; undefined if it is not configured or cannot be loaded. */
  fetchState(): Promise<string | undefined>
  /** Opens the popup immediately, as browsers require of a click. */
  google(state: string): Promise<void>
}

/** The sign-in of spec 2 §4.2 for one address of the login screen. */
function createSignIn(shell: Shell, search: URLSearchParams, onStep: (step: SignInStep) => void): SignInFlow {
  const { configuration, ports, settings } = shell
  const origin = new URL(ports.browser.address()).origin
  const returnTo = ownAddress(search.get('returnTo') ?? '', origin) ?? legacyReturn(shell, search)
  /** Counts popups: a closed one is awaited for a while, and only the newest may answer. */
  let windows = 0

  async function swap(call: Call): Promise<void> {
    onStep('working')
    const reply = await ports.http.send(call)
    if (!reply.ok) return fail(reply)
    const token = readToken(reply.data)
    // The reply may contain a token, so it is not shown.
    if (token === undefined) return fail(new Error('The server gave no session.'))
    ports.session.open(token)
    // Too long for a cookie, or cookies are disabled: home and login would redirect in a loop.
    if (ports.session.token() === undefined) return fail(new Error('The browser does not keep the session.'))
    shell.session.reset()
    shell.navigate(returnTo ?? shell.pathOf(settings.screens.home), { replace: true })
  }

  function fail(cause: unknown): void {
    shell.toast({ type: 'error', text: signInFailure(cause), ...loggedAs(valueAt(cause, 'data')) })
    onStep('failed')
  }

  function accessControl(): void {
    onStep('working')
    const login = shell.pathOf(settings.screens.login)
    const back = returnTo === undefined ? login : `${login}?${new URLSearchParams({ returnTo })}`
    ports.browser.leave(loginAddress(configuration, origin, back))
  }

  async function begin(): Promise<void> {
    const code = search.get('jwt')
    if (code) return swap(calls.swapToken(code))
    if (configuration.google) onStep('choose')
    else accessControl()
  }

  async function fetchState(): Promise<string | undefined> {
    if (!configuration.google) return undefined
    const reply = await ports.http.send(calls.authenticateState)
    const state = reply.ok ? readState(reply.data) : undefined
    if (state !== undefined) return state
    // The other way to sign in is still available, so the step has not failed.
    shell.toast({
      type: 'error',
      text: signInFailure(reply.ok ? undefined : reply),
      ...loggedAs(reply.data),
    })
    return undefined
  }

  async function google(state: string): Promise<void> {
    const { authorizeUrl, clientId } = configuration.google ?? { authorizeUrl: '', clientId: '' }
    const redirectUri = origin + shell.pathOf(settings.screens.login)
    const address = new URL(authorizeUrl, origin)
    const query = { response_type: 'code', scope: 'openid email profile', client_id: clientId }
    for (const [key, value] of Object.entries({ ...query, redirect_uri: redirectUri, state })) {
      address.searchParams.set(key, value)
    }
    const window = ++windows
    try {
      const answer = await ports.browser.popup(address.href)
      if (!answer || window !== windows) return
      if (answer.state !== state || !answer.code) {
        return fail(new Error(answer.error ?? 'The answer does not belong to this sign-in.'))
      }
      await swap(calls.google({ code: answer.code, state, clientId, redirectUri }))
    } catch (cause) {
      fail(cause)
    }
  }

  return { begin, accessControl, fetchState, google }
}

/**
 * A user sent by the legacy system with page `r` returns there with the first screen after login (spec 2
 * §4.1): home passes both parameters to the guard.
 */
function legacyReturn({ pathOf, settings }: Shell, search: URLSearchParams): string | undefined {
  const [application, r] = [search.get('application'), search.get('r')]
  if (!r || application !== settings.legacyApplication) return undefined
  return pathOf(settings.screens.home, { application, r })
}

interface SignIn {
  /**
   * `working`: a code is being swapped, or the page is being left. `choose`: the user chooses how to sign in.
   * `failed`: a toast shows why, and the user can retry.
   */
  readonly step: SignInStep
  /** Leaves for the access-control login. */
  readonly accessControl: () => void
  /** Opens the Google popup. Undefined: not configured, or its state value is loading. */
  readonly google: (() => void) | undefined
}

/** The sign-in of spec 2 §4.2; starts on mount. */
export function useSignIn(): SignIn {
  const shell = useShell()
  const [search] = useSearchParams()
  const [step, setStep] = useState<SignInStep>('working')
  const [state, setState] = useState<string>()
  const signIn = useMemo(() => createSignIn(shell, search, setStep), [shell, search])
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void signIn.begin()
  }, [signIn])
  const offered = step !== 'working'
  useEffect(() => {
    if (offered) void signIn.fetchState().then(setState)
  }, [offered, signIn])
  return {
    step,
    accessControl: signIn.accessControl,
    google: state === undefined ? undefined : () => void signIn.google(state),
  }
}
