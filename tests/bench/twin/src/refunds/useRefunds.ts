import { useCallback, useEffect, useRef, useState } from 'react'
import { type GridPage } from '../../../../../schemas/wire/gridReply.ts'
import { type RefundsData } from './loadRefunds.ts'
import { fetchRefunds } from './request.ts'
import { type RefundsState } from './state.ts'

export interface Refunds {
  /** The newest rows that came; they stay while others are on their way. */
  readonly page: GridPage | undefined
  readonly loading: boolean
  readonly failed: boolean
  readonly refresh: () => void
}

/** The rows of the state; the newest request wins. */
export function useRefunds(state: RefundsState, first: RefundsData['first']): Refunds {
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Shown>({ state: undefined, attempt: 0, page: undefined, failed: false })
  // Whoever comes back to the first state gets the rows of now.
  const taken = useRef(false)
  useEffect(() => {
    const newer = new AbortController()
    const settle = (page: GridPage | undefined) => {
      if (newer.signal.aborted) return
      setShown(before => ({ state, attempt, page: page ?? before.page, failed: page === undefined }))
    }
    const asked = state === first.state && !taken.current ? first.page : fetchRefunds(state, newer.signal)
    taken.current = true
    asked.then(settle, () => settle(undefined))
    return () => newer.abort()
  }, [state, attempt, first])
  const refresh = useCallback(() => setAttempt(before => before + 1), [])
  const loading = shown.state !== state || shown.attempt !== attempt
  return { page: shown.page, loading, failed: shown.failed && !loading, refresh }
}

interface Shown {
  readonly state: RefundsState | undefined
  readonly attempt: number
  readonly page: GridPage | undefined
  readonly failed: boolean
}
