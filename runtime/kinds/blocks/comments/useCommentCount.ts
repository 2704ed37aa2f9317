import { useCallback, useEffect, useState } from 'react'
import { readCommentCount } from '../../../../schemas/wire/comment.ts'
import { type CommentedEntity, commentCalls } from '../../../core/comments/request.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { commented, isAbout, useEvents } from '../../../shell/useEvents.ts'

const changes = [commented]

/** The number of comments on an entity, 0 when it cannot be had (spec 1 §8); undefined until the first reply. */
export function useCommentCount(subject: CommentedEntity): number | undefined {
  const { call } = useRuntime()
  const [count, setCount] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  useEvents(
    changes,
    useCallback(
      (event: Event) => {
        if (isAbout(event, subject)) setAttempt(before => before + 1)
      },
      [subject],
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const newer = new AbortController()
    const { signal } = newer
    call({ ...commentCalls.count(subject), signal }, { background: true }).then(
      reply => {
        if (signal.aborted) return
        setCount((reply.ok ? readCommentCount(reply.data) : undefined) ?? 0)
      },
      // An aborted call rejects; its result is no longer needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [subject, attempt, call])
  return count
}
