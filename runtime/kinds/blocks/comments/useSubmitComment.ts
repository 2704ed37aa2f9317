import { useRef, useState } from 'react'
import { type Comment } from '../../../../schemas/wire/comment.ts'
import { isDone, messageOf } from '../../../../schemas/wire/envelope.ts'
import { commentMessages } from '../../../core/comments/displayedComments.ts'
import {
  type CommentedEntity,
  commentCalls,
  commentPayload,
  type WrittenComment,
} from '../../../core/comments/request.ts'
import { failureToast } from '../../../core/errors/failure.ts'
import { messages } from '../../../core/messages.ts'
import { type PanelState } from '../../../shell/panels/useSidePanel.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { commentedOn } from '../../../shell/useEvents.ts'

export interface Submission {
  /** A comment is being sent, even after the panel has closed; further ones are ignored. */
  readonly busy: boolean
  /** Sends a comment, or a reply to a root. `lost`: the server may have it, but its reply did not arrive. */
  submit(written: WrittenComment, root: Comment | undefined): Promise<'done' | 'failed' | 'lost'>
}

/**
 * Submits comments and replies. Success closes the panel and refreshes the counts (spec 1 §4); a failure
 * shows the server's message as an error toast (spec 1 §8) and keeps everything.
 */
export function useSubmitComment(subject: CommentedEntity, close: () => void): Submission {
  const runtime = useRuntime()
  const [busy, setBusy] = useState(false)
  const held = useRef(false)
  async function send(written: WrittenComment, root: Comment | undefined): ReturnType<Submission['submit']> {
    const { call, toast } = runtime
    const reply = await call(commentCalls.submit(commentPayload(subject, written, root)), {
      ignores404: true,
      step: true,
      draft: draftPlace(subject, root?.id ?? fresh),
    })
    if (!reply.ok || !isDone(reply.data)) {
      if (reply.ok || !reply.handled) toast(failureToast({ statusText: '', ...reply }, messages.error))
      if (reply.ok || !reply.lost) return 'failed'
      runtime.events.dispatchEvent(commentedOn(subject))
      return 'lost'
    }
    toast({ type: 'success', text: messageOf(reply.data) ?? commentMessages.done })
    close()
    runtime.events.dispatchEvent(commentedOn(subject))
    return 'done'
  }
  return {
    busy,
    async submit(written, root) {
      if (held.current) return 'failed'
      held.current = true
      setBusy(true)
      try {
        return await send(written, root)
      } finally {
        held.current = false
        setBusy(false)
      }
    },
  }
}

/** The inputs of the comments of an entity. */
export interface CommentsProps {
  entity: string
  id: string
  label: string
  /** Pattern of yyyy, MM, dd, HH, mm and ss. */
  dateFormat: string
  readOnly: boolean
  /** The button is in a row and without label; the tab index is that of its cell. Default: with label. */
  inRow?: { readonly tabIndex: number | undefined }
}

/** Further inputs of the open panel; they outlive it. */
export interface CommentsPanelProps extends CommentsProps {
  subject: CommentedEntity
  panel: PanelState
  submission: Submission
}

/** The target of a new comment, which is not a reply. */
export const fresh = 'new'

/** Draft place of the comments on an entity, or with a target of one form: 'new', or the id of the root. */
export function draftPlace({ entity, id }: CommentedEntity, target = ''): string {
  return `comment ${entity} ${encodeURIComponent(id)} ${target}`
}
