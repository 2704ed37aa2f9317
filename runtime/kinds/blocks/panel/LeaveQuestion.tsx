import { lazy, Suspense, useState } from 'react'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { type PanelInput } from '../../../shell/panels/usePanelInput.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await chunk(() => import('../../../ui/ConfirmDialog.tsx'))).ConfirmDialog,
}))

/** Asks before input in a panel is lost. Once shown, the dialog stays mounted to fade out and return the focus. */
export function LeaveQuestion({ input: { question, leave, stay } }: { input: PanelInput }) {
  const [asked, setAsked] = useState(question)
  if (question && question !== asked) setAsked(question)
  if (!asked) return null
  return (
    <Suspense>
      <ConfirmDialog
        open={question !== undefined}
        type="cancel"
        title={editingMessages.leaveTitle}
        text={asked.text}
        confirm={editingMessages.leave}
        refuse={editingMessages.stay}
        danger
        onConfirm={leave}
        onClose={stay}
      />
    </Suspense>
  )
}
