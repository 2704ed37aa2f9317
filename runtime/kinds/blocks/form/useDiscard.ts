import { useState } from 'react'
import { type FormEditing } from './useFormEditing.ts'

/**
 * The two ways to leave a form. `cancel` throws away what is typed, after the user has agreed. `close` keeps it as a draft,
 * and asks first where a draft lacks something of it. While the form is sent neither does anything.
 */
export function useDiscard({ store, draft, submission }: FormEditing, leave: () => void) {
  const [asked, setAsked] = useState<LeaveQuestion>()
  const discard = () => {
    setAsked(undefined)
    draft.discard()
    leave()
  }
  const close = () => {
    setAsked(undefined)
    draft.flush()
    leave()
  }
  return {
    cancel() {
      if (submission.isSending()) return
      if (store.changed().length > 0) setAsked('discard')
      else discard()
    },
    close() {
      if (submission.isSending()) return
      if (store.changed().length > 0 && !draft.kept()) setAsked('close')
      else close()
    },
    questions: { leaving: asked, onDiscard: discard, onClose: close, onKeep: () => setAsked(undefined) },
  }
}

/** What the user is asked about before a form is left. */
export type LeaveQuestion = 'discard' | 'close'
