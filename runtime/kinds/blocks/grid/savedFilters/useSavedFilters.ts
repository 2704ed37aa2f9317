import { useCallback, useEffect, useState } from 'react'
import { type SavedFilters } from '../../../../../schemas/index.ts'
import { readSavedFilters, type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { calls } from '../../../../core/calls.ts'
import { failureToast } from '../../../../core/errors/failure.ts'
import { messages } from '../../../../core/messages.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'

export interface SavedFilterStore {
  /** Undefined: on its way; null: it could not be loaded. */
  readonly list: readonly SavedFilter[] | null | undefined
  readonly reload: () => void
}

/** The saved filters of a place, asked for while `active` and again on `reload`; a failure says so (spec 1 §8). */
export function useSavedFilters({ module, functionality }: SavedFilters, active: boolean): SavedFilterStore {
  const { call, toast } = useRuntime()
  const [list, setList] = useState<SavedFilterStore['list']>(undefined)
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => setAttempt(before => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!active) return
    const newer = new AbortController()
    const { signal } = newer
    call({ ...calls.savedFilters({ module, functionality }), signal }, { ignores404: true }).then(
      reply => {
        if (signal.aborted) return
        const known = reply.ok ? readSavedFilters(reply.data) : undefined
        setList(before => known ?? before ?? null)
        if (reply.ok ? !known : !reply.handled)
          toast(failureToast({ statusText: '', ...reply }, messages.error))
      },
      // An aborted call rejects; its result is no longer needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [active, module, functionality, attempt, call, toast])
  return { list, reload }
}
