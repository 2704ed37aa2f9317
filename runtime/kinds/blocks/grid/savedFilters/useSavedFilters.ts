import { useCallback, useEffect, useRef, useState } from 'react'
import { type SavedFilters } from '../../../../../schemas/index.ts'
import { isTaken, messageOf } from '../../../../../schemas/wire/envelope.ts'
import {
  readSavedFilters,
  type SavedFilter,
  type SavedFilterRequest,
} from '../../../../../schemas/wire/savedFilters.ts'
import { type Call, calls } from '../../../../core/calls.ts'
import { failureToast } from '../../../../core/errors/failure.ts'
import { savedFilterMessages } from '../../../../core/grid/savedFilters.ts'
import { messages } from '../../../../core/messages.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { whenIdle } from '../../../../shell/whenIdle.ts'

interface SavedFilterStore {
  /** Undefined: loading; null: it could not be loaded. */
  readonly list: readonly SavedFilter[] | null | undefined
  readonly reload: () => void
}

/** Loaded while `active` and again on `reload`; failures show an error (spec 1 §8). */
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
      // An aborted call rejects; its result is not needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [active, module, functionality, attempt, call, toast])
  return { list, reload }
}

/**
 * The saved filters for use above the rows, loaded once `active`; undefined while unknown. A failure shows a toast
 * (spec 1 §8); the panel loads them again.
 */
export function useListedFilters(place: SavedFilters | undefined, active: boolean) {
  const { call, toast } = useRuntime()
  const [list, setList] = useState<readonly SavedFilter[]>()
  const { module = '', functionality = '' } = place ?? {}
  useEffect(() => {
    if (!active || functionality === '') return
    const left = new AbortController()
    const { signal } = left
    whenIdle()
      .then(() => {
        const asked = { ...calls.savedFilters({ module, functionality }), signal }
        return signal.aborted ? undefined : call(asked, { ignores404: true, background: true })
      })
      // An aborted call rejects; its result is not needed.
      .catch(() => undefined)
      .then(reply => {
        if (!reply || signal.aborted) return
        const known = reply.ok ? readSavedFilters(reply.data) : undefined
        // The panel may have loaded newer ones.
        if (known) setList(before => before ?? known)
        else if (reply.ok || !reply.handled) toast(failureToast({ statusText: '', ...reply }, messages.error))
      })
    return () => left.abort()
  }, [active, module, functionality, call, toast])
  return [list, setList] as const
}

/** Both show the server's message in a toast and return whether they succeeded (spec 1 §7, §8). */
interface SavedFilterCalls {
  /** A call is pending: further ones are ignored. */
  readonly busy: boolean
  readonly save: (request: SavedFilterRequest) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

/** `onLost`: the reply was lost, and the call may have been executed. */
export function useSavedFilterCalls(place: SavedFilters, onLost: () => void): SavedFilterCalls {
  const { call, toast } = useRuntime()
  const [busy, setBusy] = useState(false)
  const held = useRef(false)
  const send = async (sent: Call, done: string): Promise<boolean> => {
    const reply = await call(sent, { ignores404: true, step: true })
    if (!reply.ok) {
      if (!reply.handled) toast(failureToast(reply, messages.error))
      if (reply.lost) onLost()
      return false
    }
    const { data, status } = reply
    if (!isTaken(data)) {
      toast(failureToast({ status, statusText: '', data }, messages.error))
      return false
    }
    toast({ type: 'success', text: messageOf(data) ?? done })
    return true
  }
  const once = async (sent: Call, done: string): Promise<boolean> => {
    if (held.current) return false
    held.current = true
    setBusy(true)
    try {
      return await send(sent, done)
    } finally {
      held.current = false
      setBusy(false)
    }
  }
  return {
    busy,
    save: request => once(calls.saveFilter(place, request), savedFilterMessages.savedDone),
    remove: id => once(calls.deleteFilter(place, id), savedFilterMessages.savedDeleted),
  }
}
