import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useMemo, useState } from 'react'
import { readComments } from '../../../../schemas/wire/comment.ts'
import { commentMessages } from '../../../core/comments/displayedComments.ts'
import { commentCalls } from '../../../core/comments/request.ts'
import { threadsOf } from '../../../core/comments/threads.ts'
import { messages } from '../../../core/messages.ts'
import { useReply } from '../../../shell/calls/useReply.ts'
import { useDraftPlaces } from '../../../shell/drafts/draftPlaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/Message.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import styles from './comments.module.css'
import { ThreadView } from './ThreadView.tsx'
import { type CommentsPanelProps, draftPlace, fresh } from './useSubmitComment.ts'
import { WriteForm } from './WriteForm.tsx'

/** The threads and the forms. One form is open at a time; unsent text in the others is kept as drafts. */
export function PanelBody({ subject, panel, submission, readOnly, dateFormat }: CommentsPanelProps) {
  const [begun] = useDraftPlaces(draftPlace(subject))
  const [writing, setWriting] = useState<string>()
  // Reopens the form of the newest draft once its user is known.
  if (begun !== undefined && writing === undefined) setWriting(begun)
  const { value, reload } = useReply(commentCalls.list(subject).path, readComments)
  const threads = useMemo(() => (value ? threadsOf(value) : []), [value])
  const form = { subject, submission, onCancel: panel.close, onLost: reload }
  return (
    <div className={styles.body}>
      {!readOnly &&
        (writing === fresh ? (
          <WriteForm key={fresh} {...form} target={fresh} />
        ) : (
          <div>
            <Button icon={<MessageSquarePlus aria-hidden="true" />} onClick={() => setWriting(fresh)}>
              {commentMessages.newComment}
            </Button>
          </div>
        ))}
      {value === undefined && <Spinner />}
      {value === null && (
        <Message
          icon="failed"
          tone="danger"
          heading={commentMessages.failed}
          level={3}
          actions={<Button onClick={reload}>{messages.tryAgain}</Button>}
        />
      )}
      {value && threads.length === 0 && <Message icon="empty" heading={commentMessages.empty} level={3} />}
      {threads.length > 0 && (
        <div>
          {threads.map(thread => (
            <ThreadView
              key={thread.root.id}
              thread={thread}
              dateFormat={dateFormat}
              onReply={
                thread.root.canReply && !readOnly && writing !== thread.root.id
                  ? () => setWriting(thread.root.id)
                  : undefined
              }
            >
              {writing === thread.root.id && !readOnly && thread.root.canReply ? (
                <WriteForm {...form} target={thread.root.id} root={thread.root} />
              ) : undefined}
            </ThreadView>
          ))}
        </div>
      )}
    </div>
  )
}
