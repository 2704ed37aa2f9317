import { useCallback, useEffect, useRef, useState } from 'react'
import { type GridPage } from '../../../../../schemas/wire/gridReply.ts'
import { fetchRecords, type RecordsData } from './request.ts'
import { type RecordsState } from './state.ts'

/** The rows of the state; the newest request wins, and the rows of before stay while others are on their way. */
export function useRecords(state: RecordsState, { layout, first }: RecordsData) {
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
    const asked =
      state === first.state && !taken.current ? first.page : fetchRecords(layout, state, newer.signal)
    taken.current = true
    asked.then(settle, () => settle(undefined))
    return () => newer.abort()
  }, [state, attempt, layout, first])
  const refresh = useCallback(() => setAttempt(before => before + 1), [])
  const loading = shown.state !== state || shown.attempt !== attempt
  return { page: shown.page, loading, failed: shown.failed && !loading, refresh }
}

interface Shown {
  readonly state: RecordsState | undefined
  readonly attempt: number
  readonly page: GridPage | undefined
  readonly failed: boolean
}
