import { useState } from 'react'
import { type FormEditing } from './useFormEditing.ts'

/**
 * The two ways to leave a form. `cancel` discards the changes after a confirmation. `close` keeps them as a draft, and asks
 * first if the draft cannot hold all of them. Neither does anything while the form is being sent.
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

/** The question before a form is left. */
export type LeaveQuestion = 'discard' | 'close'
