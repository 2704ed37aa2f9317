import { editingMessages } from '../../../core/form/editingMessages.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFieldsShown } from './shownForms.ts'
import { type FormEditing } from './useFormEditing.ts'

/** The button that sends a form, and the one that leaves it. They may stand outside of it. */
export function FormButtons({ editing, onCancel }: FormButtonsProps) {
  const { store, submission, idPrefix } = editing
  const { submit } = store.form
  const shown = useFieldsShown(idPrefix)
  return (
    <>
      {submit && (
        <Button
          type="submit"
          form={idPrefix}
          variant={submit.confirm?.type === 'delete' ? 'danger' : 'primary'}
          busy={submission.busy && !submission.asks}
          aria-disabled={submission.locked || !shown || undefined}
        >
          {submit.label}
        </Button>
      )}
      {onCancel && (
        <Button aria-disabled={submission.busy || undefined} onClick={onCancel}>
          {submit ? editingMessages.cancel : editingMessages.close}
        </Button>
      )}
    </>
  )
}

interface FormButtonsProps {
  editing: FormEditing
  /** Absent: there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}
