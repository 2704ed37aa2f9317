import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShell } from '../ShellContext.ts'
import { createSignIn, type SignInStep } from './signIn.ts'

export interface SignIn {
  /**
   * `working`: a code is being swapped, or the browser is on its way out. `choose`: the user chooses how to sign in.
   * `failed`: the toast has said why, the user can try again.
   */
  readonly step: SignInStep
  /** Leaves for the access-control login. */
  readonly accessControl: () => void
  /** Opens the popup of the Google sign-in. Undefined: it is not configured, or its state value has not arrived. */
  readonly google: (() => void) | undefined
}

/** The sign-in of spec 2 §4.2, begun as soon as it is drawn. */
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
