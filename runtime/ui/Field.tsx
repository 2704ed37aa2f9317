import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** Label, hint and error round one control. The control takes the ids that its child function is given. */
export function Field({ label, hideLabel = false, hint, error, required = false, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={hideLabel ? styles.hidden : styles.label} htmlFor={id} id={`${id}l`}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        labelId: `${id}l`,
        describedBy: note === undefined ? undefined : `${id}n`,
        invalid: error !== undefined,
      })}
      {note !== undefined && (
        <p
          className={error === undefined ? styles.hint : styles.error}
          id={`${id}n`}
          role={error === undefined ? undefined : 'alert'}
        >
          {error !== undefined && <CircleAlert aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  )
}

export interface FieldLook {
  /** Names the control, visibly unless `hideLabel`. */
  label: string
  hideLabel?: boolean | undefined
  /** A line below the control; an error takes its place. */
  hint?: string | undefined
  /** What is wrong and how to mend it. Absent: the value is fine. */
  error?: string | undefined
  required?: boolean | undefined
}

export interface FieldIds {
  id: string
  labelId: string
  /** Id of hint or error, if there is one. */
  describedBy: string | undefined
  invalid: boolean
}

interface FieldProps extends FieldLook {
  children: (ids: FieldIds) => ReactNode
}
