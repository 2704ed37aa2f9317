import MessageSquareText from 'lucide-react/icons/message-square-text'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { chunk } from '../../../shell/calls/chunk.ts'
import { useDraftPlaces } from '../../../shell/drafts/useDraftPlaces.ts'
import { useSidePanel } from '../../../shell/panels/useSidePanel.ts'
import { SafeArea } from '../../../shell/SafeArea.tsx'
import { whenIdle } from '../../../shell/whenIdle.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './comments.module.css'
import { type CommentsProps } from './commentsProps.ts'
import { draftPlace } from './draftPlace.ts'
import { useCommentCount } from './useCommentCount.ts'
import { useSubmitComment } from './useSubmitComment.ts'

const fetchPanel = () => chunk(() => import('./CommentsPanel.tsx'))
const CommentsPanel = lazy(async () => ({ default: (await fetchPanel()).CommentsPanel }))

/** Opens the comments on an entity; it shows their number, and whether something was begun and not sent. */
export function CommentsButton(props: CommentsProps) {
  const { entity, id, label, readOnly, inRow } = props
  const subject = useMemo(() => ({ entity, id }), [entity, id])
  const count = useCommentCount(subject)
  const panel = useSidePanel()
  const submission = useSubmitComment(subject, panel.close)
  const [asked, setAsked] = useState(false)
  const drafts = useDraftPlaces(draftPlace(subject))
  useEffect(() => {
    // Ahead of its use, so that it opens at once, and without a connection too.
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
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {hasDraft && (
          <span className={styles.draft} title="A draft is kept">
            <VisuallyHidden>, a draft is kept</VisuallyHidden>
          </span>
        )}
      </Button>
      {asked && (
        <SafeArea>
          <Suspense>
            <CommentsPanel {...props} subject={subject} panel={panel} submission={submission} />
          </Suspense>
        </SafeArea>
      )}
    </span>
  )
}
