import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** Label, hint and error round one control. The control takes the ids that its child function is given. */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, aside, hint, error, required = false, children } = props
  const own = useId()
  const id = props.id ?? own
  const notes = [aside !== undefined && `${id}a`, (error ?? hint) !== undefined && `${id}n`].filter(Boolean)
  const describedBy = notes.length > 0 ? notes.join(' ') : undefined
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <span className={aside === undefined ? styles.alone : styles.head}>
        <label className={hideLabel ? styles.hidden : styles.label} htmlFor={id} id={`${id}l`}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {aside !== undefined && (
          <span className={styles.aside} id={`${id}a`}>
            {aside}
          </span>
        )}
      </span>
      {children({
        id,
        labelId: `${id}l`,
        describedBy,
        invalid: error !== undefined,
      })}
      <FieldNote id={`${id}n`} hint={hint} error={error} />
    </div>
  )
}

export interface FieldLook {
  /** Of the control, so that others can lead to it. Default: one of its own. */
  id?: string | undefined
  /** Names the control, visibly unless `hideLabel`. */
  label: string
  hideLabel?: boolean | undefined
  /** Stands behind the label and describes the control, e.g. the time zone of what is typed. */
  aside?: string | undefined
  /** A line below the control; an error takes its place. */
  hint?: string | undefined
  /** What is wrong and how to mend it. Absent: the value is fine. */
  error?: string | undefined
  required?: boolean | undefined
}

interface FieldIds {
  id: string
  labelId: string
  /** Ids of the texts around the control, if there are some. */
  describedBy: string | undefined
  invalid: boolean
}

/** What joins a bare control to the texts round it. */
export interface ControlIds {
  id: string
  /** Names the control where no label is seen. Absent: a label or `labelledBy` does. */
  label?: string | undefined
  /** Ids of the elements that name a control which is no labelable element. */
  labelledBy?: string | undefined
  /** Ids of hint and errors. */
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

interface FieldProps extends FieldLook {
  children: (ids: FieldIds) => ReactNode
}

/** The line below a control: its hint, or the error in its place. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error === undefined && hint === undefined) return null
  return (
    <p
      className={error === undefined ? styles.hint : styles.error}
      id={id}
      role={error === undefined ? undefined : 'alert'}
    >
      {error !== undefined && <CircleAlert aria-hidden="true" />}
      {error ?? hint}
    </p>
  )
}

interface FieldNoteProps {
  id: string
  hint: string | undefined
  error: string | undefined
}

/** One of the values that a control offers. */
export interface SelectOption {
  value: string
  label: string
  /** Shown and not to be chosen. Default false. */
  disabled?: boolean | undefined
}
