import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../ShellContext.ts'
import { type SignedOut, type SignOutRequest, signOut } from './signOut.ts'

export interface SignOut {
  /** `working`: the server is asked, or the browser is on its way out. */
  readonly step: 'working' | Exclude<SignedOut, 'left'>
  /** Tries again. */
  readonly again: (wish?: Pick<SignOutRequest, 'anybodys'>) => void
}

/** Signs the user out as soon as it is drawn (spec 2 §4.2). The toast of a failure is raised here. */
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
