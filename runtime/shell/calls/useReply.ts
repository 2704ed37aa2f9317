import { useCallback, useEffect, useState } from 'react'
import { isRefused } from '../../../schemas/wire/envelope.ts'
import { failureToast } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { useRuntime } from '../RuntimeContext.tsx'

export interface ReplyState<T> {
  /** Undefined: on its way; null: it could not be had. */
  readonly value: T | null | undefined
  /** Asks again. Undefined: there is no call. */
  readonly reload: (() => void) | undefined
  /** The value is the last one, and its successor is on its way. Absent: it is not. */
  readonly busy?: true
}

export interface AskedReply<T> extends ReplyState<T> {
  readonly reload: () => void
}

interface Reply<T> extends AskedReply<T> {
  /** What came last, whatever was asked for then. */
  readonly before: T | null | undefined
}

/**
 * What a part of a screen asks for itself with GET: asked while there is a path and again on `reload`, the newest asking
 * wins. A failure shows the message of the server as a toast. `read` gives undefined for a reply that is not understood;
 * it must be the same function from one drawing to the next.
 */
export function useReply<T>(path: string | undefined, read: (body: unknown) => T | undefined): Reply<T> {
  const { call, toast } = useRuntime()
  const [answer, setAnswer] = useState<{ readonly path: string; readonly value: T | null }>()
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => {
    setAnswer(before => (before?.value === null ? undefined : before))
    setAttempt(before => before + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (path === undefined) return
    const newer = new AbortController()
    const { signal } = newer
    call({ method: 'GET', path, signal }, { ignores404: true }).then(
      reply => {
        if (signal.aborted) return
        const value = reply.ok && !isRefused(reply.data) ? read(reply.data) : undefined
        setAnswer({ path, value: value ?? null })
        if (reply.ok ? value === undefined : !reply.handled)
          toast(failureToast({ statusText: '', ...reply }, messages.error))
      },
      // An aborted call rejects; its result is no longer needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [path, attempt, read, call, toast])
  return { value: answer?.path === path ? answer?.value : undefined, reload, before: answer?.value }
}
