import { type FormEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import styles from './CommentForm.module.css'
import { TextAreaField } from './TextAreaField.tsx'

/** Writes one comment or reply. Disabled while it is sent; a failure keeps the text. */
export function CommentForm({
  label,
  rows,
  limit,
  text,
  error,
  choice,
  busy = false,
  submit,
  note,
  onText,
  onSubmit,
  onCancel,
}: CommentFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={send}>
      <TextAreaField
        label={label}
        required
        autoFocus
        rows={rows}
        limit={limit}
        value={text}
        error={error}
        readOnly={busy}
        dir="auto"
        onChange={onText}
      />
      {choice !== undefined && (
        <Checkbox
          label={choice.label}
          checked={choice.checked}
          disabled={busy || choice.disabled}
          onChange={choice.onChange}
        />
      )}
      <div className={styles.foot}>
        <Button variant="primary" type="submit" busy={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
    </form>
  )
}

export interface CommentFormProps {
  /** Accessible name of the form and its text. */
  label: string
  /** Visible lines of the text. */
  rows: number
  /** Maximum characters. */
  limit: number
  text: string
  /** Error message of the text. Absent: valid. */
  error?: string | undefined
  /** A check box below the text. Absent: none. */
  choice?: CommentChoice | undefined
  /** It is being sent. Default false. */
  busy?: boolean | undefined
  /** Text of the submit button. */
  submit: string
  /** At the end edge of the footer. */
  note?: ReactNode
  /** Called with the whole text on every key. */
  onText: (text: string) => void
  onSubmit: () => void
  onCancel: () => void
}

interface CommentChoice {
  label: string
  checked: boolean
  /** Default false. */
  disabled?: boolean | undefined
  onChange: (checked: boolean) => void
}
