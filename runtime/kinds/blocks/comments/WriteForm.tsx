import { useState } from 'react'
import { type Comment, longestComment } from '../../../../schemas/wire/comment.ts'
import { commentMessages } from '../../../core/comments/displayedComments.ts'
import { type CommentedEntity, closeThread, commentProblem } from '../../../core/comments/request.ts'
import { useDraft } from '../../../shell/drafts/useDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { CommentForm } from '../../../ui/CommentForm.tsx'
import styles from './comments.module.css'
import { draftPlace, type Submission } from './useSubmitComment.ts'

const blank = { content: '', ticked: false }

/** A comment or reply to `root`: 8 rows or 3, at most 15000 characters (spec 1 §5), kept as a draft. */
export function WriteForm({ subject, submission, target, root, onCancel, onLost }: WriteFormProps) {
  const draft = useDraft(draftPlace(subject, target), blank)
  const [problem, setProblem] = useState<string>()
  const { values } = draft
  const submit = async () => {
    const found = commentProblem(values.content)
    setProblem(found)
    if (found !== undefined) return
    const ended = await submission.submit(values, root)
    if (ended === 'done') draft.drop()
    else if (ended === 'lost') onLost()
  }
  const label = root ? commentMessages.reply : commentMessages.newComment
  const tick = (ticked: boolean) => draft.change({ ...values, ticked })
  return (
    <CommentForm
      label={label}
      rows={root ? 3 : 8}
      limit={longestComment}
      text={values.content}
      error={problem}
      choice={root ? closeChoice(root, values.ticked, tick) : required(values.ticked, tick)}
      busy={submission.busy}
      submit={root ? commentMessages.reply : 'Comment'}
      note={
        draft.refused ? (
          <span role="status">{commentMessages.draftRefused}</span>
        ) : (
          draft.restored && (
            <span className={styles.kept}>
              <span>{commentMessages.draft}</span>
              <Button variant="quiet" size="small" onClick={draft.drop}>
                {commentMessages.discard}
              </Button>
            </span>
          )
        )
      }
      onText={content => {
        draft.change({ ...values, content })
        // Validates on every key, but only after the first attempt to send.
        if (problem !== undefined) setProblem(commentProblem(content))
      }}
      onSubmit={submit}
      onCancel={onCancel}
    />
  )
}

/** 'Action required' marks an issue (spec 1 §5). */
function required(checked: boolean, onChange: (checked: boolean) => void) {
  return { label: commentMessages.actionRequired, checked, onChange }
}

function closeChoice(root: Comment, ticked: boolean, onChange: (checked: boolean) => void) {
  const { visible, forced } = closeThread(root)
  if (!visible) return undefined
  const label = commentMessages.closeThread
  return { label, checked: forced ?? ticked, disabled: forced, onChange }
}

interface WriteFormProps {
  subject: CommentedEntity
  submission: Submission
  /** 'new', or the id of the root. */
  target: string
  /** The comment to reply to. Absent: it is a new comment. */
  root?: Comment | undefined
  onCancel: () => void
  /** The reply was lost: the list may contain the comment already. */
  onLost: () => void
}
