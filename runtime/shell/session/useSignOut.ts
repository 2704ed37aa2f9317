import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../ShellContext.ts'
import { signOut } from './signOut.ts'

export interface SignOut {
  /** `working`: the server is asked, or the browser is on its way out. `failed`: the user is still signed in. */
  readonly step: 'working' | 'failed'
  /** Tries again. */
  readonly again: () => void
}

/** Signs the user out as soon as it is drawn (spec 2 §4.2). The toast of a failure is raised here. */
export function useSignOut(): SignOut {
  const shell = useShell()
  const [step, setStep] = useState<SignOut['step']>('working')
  const begun = useRef(false)
  const again = useCallback(() => {
    setStep('working')
    void signOut(shell, false).then(left => setStep(left ? 'working' : 'failed'))
  }, [shell])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    again()
  }, [again])
  return { step, again }
}
