import { useCallback, useEffect, useState } from 'react'
import { isRefused } from '../../../schemas/wire/envelope.ts'
import { failureToast } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { useRuntime } from '../RuntimeContext.tsx'

export interface ReplyState<T> {
  /** Undefined: loading; null: failed. */
  readonly value: T | null | undefined
  /** Loads again. Undefined: there is no call. */
  readonly reload: (() => void) | undefined
  /** The value is the previous one while the next loads. */
  readonly busy?: true
}

export interface AskedReply<T> extends ReplyState<T> {
  readonly reload: () => void
}

interface Reply<T> extends AskedReply<T> {
  /** The last reply, whatever its request. */
  readonly before: T | null | undefined
}

/**
 * Data that a part of a screen loads itself with GET: loaded while there is a path and again on `reload`; the
 * newest request wins. A failure shows the message of the server as a toast. `read` returns undefined for an
 * invalid reply; it must be a stable function.
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
      // An aborted call rejects; its result is not needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [path, attempt, read, call, toast])
  return { value: answer?.path === path ? answer?.value : undefined, reload, before: answer?.value }
}
