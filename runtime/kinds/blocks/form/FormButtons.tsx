import { type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFieldsShown } from './shownForms.ts'
import { type FormEditing } from './useFormEditing.ts'

/** The buttons that send a form, and the cancel button. They may be outside of the form element. */
export function FormButtons({ editing, danger = false, onCancel }: FormButtonsProps) {
  const { store, submission, idPrefix } = editing
  const { submits } = store.form
  const shown = useFieldsShown(idPrefix)
  return (
    <>
      {submits.map((way, at) => (
        <Button
          key={way.label}
          // Enter in a field sends the first way too.
          {...(at === 0 ? { type: 'submit', form: idPrefix } : { onClick: () => submission.submitBy(way) })}
          variant={variantOf(way, at === 0, danger)}
          busy={submission.busy === way && !submission.asks}
          aria-disabled={submission.locked || !shown || undefined}
        >
          {way.label}
        </Button>
      ))}
      {onCancel && (
        <Button aria-disabled={submission.busy !== undefined || undefined} onClick={onCancel}>
          {submits.length === 0
            ? editingMessages.close
            : danger
              ? editingMessages.back
              : editingMessages.cancel}
        </Button>
      )}
    </>
  )
}

function variantOf({ confirm }: CompiledSubmit, isFirst: boolean, danger: boolean) {
  if (confirm?.type === 'delete' || (danger && isFirst)) return 'danger'
  return isFirst ? 'primary' : 'secondary'
}

interface FormButtonsProps {
  editing: FormEditing
  /** The form does harm, as its action says: it is sent in the danger colour. Default false. */
  danger?: boolean
  /** Absent: no cancel button. */
  onCancel?: (() => void) | undefined
}
