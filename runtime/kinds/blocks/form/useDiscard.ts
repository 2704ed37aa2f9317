import { useState } from 'react'
import { type FormEditing } from './useFormEditing.ts'

/** Leaves a form: at once when nothing is typed, else after the user has agreed to throw it away. */
export function useDiscard({ store, draft }: FormEditing, leave: () => void) {
  const [discards, setDiscards] = useState(false)
  const go = () => {
    setDiscards(false)
    draft.discard()
    leave()
  }
  return {
    cancel: () => (store.changed().length > 0 ? setDiscards(true) : go()),
    questions: { discards, onDiscard: go, onKeep: () => setDiscards(false) },
  }
}
