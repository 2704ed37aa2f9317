import { lazy, Suspense, useState } from 'react'
import { editingMessages } from '../../../core/form/editingMessages.ts'
import { chunk } from '../../../shell/calls/chunk.ts'
import { SafeArea } from '../../../shell/SafeArea.tsx'
import { type FormEditing } from './useFormEditing.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await chunk(() => import('../../../ui/ConfirmDialog.tsx'))).ConfirmDialog,
}))

/** The question before a form is sent, where it has one, and the one before what was typed is thrown away. */
export function FormQuestions({ editing, discards, onDiscard, onKeep }: FormQuestionsProps) {
  const { store, submission } = editing
  const confirm = store.form.submit?.confirm
  // Once asked, a question stays to fade out and to give the focus back.
  const [asked, setAsked] = useState({ submit: false, discard: false })
  if (submission.asks && !asked.submit) setAsked({ ...asked, submit: true })
  if (discards && !asked.discard) setAsked({ ...asked, discard: true })
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
            open={discards}
            type="cancel"
            title={editingMessages.discardTitle}
            text={editingMessages.discardText}
            confirm={editingMessages.discard}
            refuse={editingMessages.keep}
            onConfirm={onDiscard}
            onClose={onKeep}
          />
        )}
      </Suspense>
    </SafeArea>
  )
}

interface FormQuestionsProps {
  editing: FormEditing
  /** The user wants to throw away what was typed and is asked. */
  discards: boolean
  onDiscard: () => void
  onKeep: () => void
}
