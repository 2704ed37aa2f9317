import { useState } from 'react'
import { type FormEditing } from './useFormEditing.ts'

/**
 * Leaves a form: at once when nothing is typed, else after the user has agreed to throw it away. While it is sent there is
 * nothing that could be taken back.
 */
export function useDiscard({ store, draft, submission }: FormEditing, leave: () => void) {
  const [discards, setDiscards] = useState(false)
  const go = () => {
    setDiscards(false)
    draft.discard()
    leave()
  }
  return {
    cancel() {
      if (submission.isSending()) return
      if (store.changed().length > 0) setDiscards(true)
      else go()
    },
    questions: { discards, onDiscard: go, onKeep: () => setDiscards(false) },
  }
}
