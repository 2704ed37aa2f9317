import { lazy, Suspense, useState } from 'react'
import { editingMessages, leaveText } from '../../../core/form/editingMessages.ts'
import { chunk } from '../../../shell/calls/chunk.ts'
import { SafeArea } from '../../../shell/SafeArea.tsx'
import { type LeaveQuestion } from './useDiscard.ts'
import { type FormEditing } from './useFormEditing.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await chunk(() => import('../../../ui/ConfirmDialog.tsx'))).ConfirmDialog,
}))

/** The question before a form is sent, where it has one, and those before typed work is discarded or left in part. */
export function FormQuestions({ editing, leaving, onDiscard, onClose, onKeep }: FormQuestionsProps) {
  const { store, draft, submission } = editing
  const confirm = store.form.submit?.confirm
  // Once asked, a question stays to fade out and to give the focus back.
  const [asked, setAsked] = useState({ submit: false, discard: false, close: false })
  if (submission.asks && !asked.submit) setAsked({ ...asked, submit: true })
  if (leaving && !asked[leaving]) setAsked({ ...asked, [leaving]: true })
  return (
    <SafeArea>
      <Suspense>
        {asked.submit && confirm && (
          <ConfirmDialog
            open={submission.asks}
            type={confirm.type}
            title={confirm.title}
            text={confirm.text}
            confirm={confirm.yes ?? (confirm.type === 'action' ? store.form.submit?.label : undefined)}
            refuse={confirm.no}
            busy={submission.busy}
            onConfirm={submission.confirm}
            onClose={submission.dismiss}
          />
        )}
        {asked.discard && (
          <ConfirmDialog
            open={leaving === 'discard'}
            type="cancel"
            title={editingMessages.discardTitle}
            text={editingMessages.discardText}
            confirm={editingMessages.discard}
            refuse={editingMessages.keep}
            onConfirm={onDiscard}
            onClose={onKeep}
          />
        )}
        {asked.close && (
          <ConfirmDialog
            open={leaving === 'close'}
            type="cancel"
            title={editingMessages.closeTitle}
            text={leaveText([draft.lacks()])}
            confirm={editingMessages.close}
            refuse={editingMessages.keepEditing}
            danger
            onConfirm={onClose}
            onClose={onKeep}
          />
        )}
      </Suspense>
    </SafeArea>
  )
}

interface FormQuestionsProps {
  editing: FormEditing
  /** What the user is asked before the form is left; undefined: nothing. */
  leaving: LeaveQuestion | undefined
  onDiscard: () => void
  onClose: () => void
  onKeep: () => void
}
