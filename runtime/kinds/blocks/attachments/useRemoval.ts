import { useRef, useState } from 'react'
import { type Attachment } from '../../../../schemas/wire/attachment.ts'
import { isRefused, messageOf } from '../../../../schemas/wire/envelope.ts'
import { type AttachedRecord, attachmentCalls } from '../../../core/attachments/calls.ts'
import { attachmentMessages } from '../../../core/attachments/messages.ts'
import { failureToast } from '../../../core/errors/failure.ts'
import { messages } from '../../../core/messages.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'

export interface Removal {
  /** The file to be confirmed for removal. */
  readonly asked: Attachment | undefined
  readonly busy: boolean
  readonly ask: (file: Attachment | undefined) => void
  readonly confirm: () => void
}

/** Removes a file after confirmation; `onRemoved` is called afterwards. */
export function useRemoval(record: AttachedRecord, onRemoved: () => void): Removal {
  const { call, toast } = useRuntime()
  const [asked, setAsked] = useState<Attachment>()
  const [busy, setBusy] = useState(false)
  const held = useRef(false)
  const remove = async ({ id, name }: Attachment) => {
    held.current = true
    setBusy(true)
    const reply = await call(attachmentCalls.remove(record, id), { ignores404: true, step: true })
    held.current = false
    setBusy(false)
    setAsked(undefined)
    if (reply.ok && !isRefused(reply.data))
      toast({ type: 'success', text: messageOf(reply.data) ?? attachmentMessages.removed(name) })
    else if (reply.ok || !reply.handled) toast(failureToast({ statusText: '', ...reply }, messages.error))
    // A file whose removal failed may be gone already.
    onRemoved()
  }
  return {
    asked,
    busy,
    ask: setAsked,
    confirm: () => {
      if (asked && !held.current) void remove(asked)
    },
  }
}
