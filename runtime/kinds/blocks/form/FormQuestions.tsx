import { lazy, Suspense, useState } from 'react'
import { type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { editingMessages, leaveText } from '../../../core/form/formMessages.ts'
import { fillText } from '../../../core/path.ts'
import { filledSentences } from '../../../core/text/filledSentences.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { questionValues } from './questionValues.ts'
import { type LeaveQuestion } from './useDiscard.ts'
import { type FormEditing } from './useFormEditing.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await chunk(() => import('../../../ui/ConfirmDialog.tsx'))).ConfirmDialog,
}))

/** The dialogs before a form is sent, and before input is discarded or left in part. */
export function FormQuestions(props: FormQuestionsProps) {
  const { editing, leaving, danger = false, onDiscard, onClose, onKeep } = props
  const { draft, submission } = editing
  // Once shown, a dialog stays mounted to fade out and return the focus.
  const [asked, setAsked] = useState<Asked>({ way: undefined, discard: false, close: false })
  if (submission.asks && asked.way !== submission.asks) setAsked({ ...asked, way: submission.asks })
  const confirm = asked.way?.confirm
  const label = confirm?.type === 'action' ? asked.way?.label : undefined
  const valuesOf = (text: string) => questionValues(editing.store, text, asked.way?.formats ?? {})
  if (leaving && !asked[leaving]) setAsked({ ...asked, [leaving]: true })
  return (
    <ErrorBoundary>
      <Suspense>
        {confirm && (
          <ConfirmDialog
            open={submission.asks !== undefined}
            type={confirm.type}
            title={
              confirm.title === undefined
                ? label && `${label}?`
                : fillText(confirm.title, valuesOf(confirm.title))
            }
            text={filledSentences(confirm.text, valuesOf(confirm.text))}
            confirm={confirm.yes ?? label}
            refuse={confirm.no}
            danger={(danger && asked.way === editing.store.form.submits[0]) || undefined}
            busy={submission.busy !== undefined}
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
    </ErrorBoundary>
  )
}

interface Asked {
  /** The way to send of the last confirmation. */
  readonly way: CompiledSubmit | undefined
  readonly discard: boolean
  readonly close: boolean
}

interface FormQuestionsProps {
  editing: FormEditing
  /** The form does harm, as its action says: sending it is confirmed in the danger colour. Default false. */
  danger?: boolean
  /** The question before the form is left; undefined: none. */
  leaving: LeaveQuestion | undefined
  onDiscard: () => void
  onClose: () => void
  onKeep: () => void
}
