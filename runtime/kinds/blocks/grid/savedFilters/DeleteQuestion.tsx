import { useState } from 'react'
import { type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'

/** Asks before a saved filter is deleted (spec 1 §8). */
export function DeleteQuestion(props: {
  /** Undefined: nothing is asked. */
  saved: SavedFilter | undefined
  busy: boolean
  onConfirm: (saved: SavedFilter) => void
  onClose: () => void
}) {
  const { saved, busy, onConfirm, onClose } = props
  // The question keeps its words while it fades out.
  const [last, setLast] = useState(saved)
  if (saved && saved !== last) setLast(saved)
  return (
    <ConfirmDialog
      open={saved !== undefined}
      type="delete"
      title="Delete this saved filter?"
      text={last?.description ?? ''}
      busy={busy}
      onConfirm={() => saved && onConfirm(saved)}
      onClose={onClose}
    />
  )
}
