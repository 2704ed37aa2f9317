import { useState } from 'react'
import { attachmentMessages } from '../../../core/attachments/messages.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { type Removal } from './useRemoval.ts'

/** Asks before a file is removed. */
export function RemoveQuestion({ removal: { asked, busy, ask, confirm } }: { removal: Removal }) {
  // Keeps its text while the dialog fades out.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  return (
    <ConfirmDialog
      open={asked !== undefined}
      type="delete"
      title={attachmentMessages.question}
      text={attachmentMessages.deletes(last?.name ?? '')}
      busy={busy}
      onConfirm={confirm}
      onClose={() => ask(undefined)}
    />
  )
}
