import MessageSquareText from 'lucide-react/icons/message-square-text'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { readCommentCount } from '../../../../schemas/wire/comment.ts'
import { type CommentedEntity, commentCalls } from '../../../core/comments/request.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { useDraftPlaces } from '../../../shell/drafts/draftPlaces.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { useSidePanel } from '../../../shell/panels/useSidePanel.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { commented, isAbout, useEvents } from '../../../shell/useEvents.ts'
import { whenIdle } from '../../../shell/whenIdle.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './comments.module.css'
import { type CommentsProps, draftPlace, useSubmitComment } from './useSubmitComment.ts'

const fetchPanel = () => chunk(() => import('./CommentsPanel.tsx'))
const CommentsPanel = lazy(async () => ({ default: (await fetchPanel()).CommentsPanel }))

/** Opens the comments on an entity; shows their number, and whether there is an unsent draft. */
export function CommentsButton(props: CommentsProps) {
  const { entity, id, label, readOnly, inRow } = props
  const subject = useMemo(() => ({ entity, id }), [entity, id])
  const count = useCommentCount(subject)
  const panel = useSidePanel()
  const submission = useSubmitComment(subject, panel.close)
  const [asked, setAsked] = useState(false)
  const drafts = useDraftPlaces(draftPlace(subject))
  useEffect(() => {
    // Prefetched, so that it opens at once, and offline too.
    void whenIdle()
      .then(fetchPanel)
      .catch(() => {})
  }, [])
  const hasDraft = drafts.length > 0 && !readOnly && !panel.open
  return (
    <span className={inRow && styles.inRow}>
      <Button
        {...(inRow && { size: 'small', variant: 'quiet', tabIndex: inRow.tabIndex })}
        icon={<MessageSquareText aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onClick={() => {
          setAsked(true)
          panel.show()
        }}
      >
        {inRow ? <VisuallyHidden>{label}, </VisuallyHidden> : label}
        {/* Keeps its room until the number is known. */}
        <span className={styles.count} data-unknown={count === undefined || undefined}>
          {count ?? '\u00a0'}
        </span>
        {hasDraft && (
          <span className={styles.draft} title="A draft is kept">
            <VisuallyHidden>, a draft is kept</VisuallyHidden>
          </span>
        )}
      </Button>
      {asked && (
        <ErrorBoundary>
          <Suspense>
            <CommentsPanel {...props} subject={subject} panel={panel} submission={submission} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  )
}

const changes = [commented]

/** The number of comments on an entity, 0 after a failure (spec 1 §8); undefined until the first reply. */
function useCommentCount(subject: CommentedEntity): number | undefined {
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
      // An aborted call rejects; its result is not needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [subject, attempt, call])
  return count
}
