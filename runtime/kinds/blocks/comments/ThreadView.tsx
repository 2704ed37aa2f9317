import Reply from 'lucide-react/icons/reply'
import { type ReactNode } from 'react'
import { type Comment } from '../../../../schemas/wire/comment.ts'
import { commentMessages } from '../../../core/comments/displayedComments.ts'
import { commentLabels, type Thread } from '../../../core/comments/threads.ts'
import { displayText } from '../../../core/text/displayText.ts'
import { formatMoment } from '../../../core/text/formatMoment.ts'
import { userZone } from '../../../shell/userZone.ts'
import { Button } from '../../../ui/Button.tsx'
import { CommentThread, type CommentView } from '../../../ui/CommentThread.tsx'

/** A thread with its labels, and Reply if offered. */
export function ThreadView({ thread, dateFormat, onReply, children }: ThreadViewProps) {
  const { root, replies } = thread
  return (
    <CommentThread
      comment={{ ...viewOf(root, dateFormat), labels: commentLabels(root) }}
      replies={replies.map(reply => viewOf(reply, dateFormat))}
      actions={
        onReply && (
          <Button variant="quiet" size="small" icon={<Reply aria-hidden="true" />} onClick={onReply}>
            {commentMessages.reply}
          </Button>
        )
      }
    >
      {children}
    </CommentThread>
  )
}

function viewOf({ id, username, createdAt, title, content }: Comment, dateFormat: string): CommentView {
  const date = formatMoment(createdAt, dateFormat, userZone())
  return { id, user: displayText(username), date, title: title || undefined, content }
}

interface ThreadViewProps {
  thread: Thread
  dateFormat: string
  /** Absent: replies are not possible. */
  onReply: (() => void) | undefined
  /** The form of a reply. */
  children: ReactNode
}
