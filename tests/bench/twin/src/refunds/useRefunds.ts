import { useCallback, useEffect, useState } from 'react'
import { type RefundsData } from './loadRefunds.ts'
import { fetchRefunds, type RefundsPage } from './request.ts'
import { type RefundsState } from './state.ts'

export interface Refunds {
  /** The newest rows that came; they stay while others are on their way. */
  readonly page: RefundsPage | undefined
  readonly loading: boolean
  readonly failed: boolean
  readonly refresh: () => void
}

/** The rows of the state; the newest request wins. */
export function useRefunds(state: RefundsState, first: RefundsData['first']): Refunds {
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Shown>({ state: undefined, attempt: 0, page: undefined, failed: false })
  useEffect(() => {
    const newer = new AbortController()
    const settle = (page: RefundsPage | undefined) => {
      if (newer.signal.aborted) return
      setShown(before => ({ state, attempt, page: page ?? before.page, failed: page === undefined }))
    }
    const isFirst = attempt === 0 && state === first.state
    const asked = isFirst ? first.page : fetchRefunds(state, newer.signal)
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
  readonly page: RefundsPage | undefined
  readonly failed: boolean
}
