import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** Label, error and hint around one control, whose child function gets the ids to use. */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, aside, hint, error, required = false, children } = props
  const own = useId()
  const id = props.id ?? own
  const notes = [
    aside !== undefined && `${id}a`,
    error !== undefined && `${id}e`,
    hint !== undefined && `${id}n`,
  ].filter(Boolean)
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
      <FieldNote id={`${id}e`} hint={undefined} error={error} />
      <FieldNote id={`${id}n`} hint={hint} error={undefined} />
    </div>
  )
}

export interface FieldLook {
  /** Id of the control, for links to it. Default: generated. */
  id?: string | undefined
  /** Names the control, visibly unless `hideLabel`. */
  label: string
  hideLabel?: boolean | undefined
  /** Shown after the label and describes the control, e.g. the time zone of the input. */
  aside?: string | undefined
  /** A line below the control, and below its error. */
  hint?: string | undefined
  /** The problem and how to fix it. Absent: the value is valid. */
  error?: string | undefined
  required?: boolean | undefined
}

interface FieldIds {
  id: string
  labelId: string
  /** Ids of the texts around the control, if any. */
  describedBy: string | undefined
  invalid: boolean
}

/** Connects a bare control to the texts around it. */
export interface ControlIds {
  id: string
  /** Accessible name if there is no visible label. Absent: a label or `labelledBy` names it. */
  label?: string | undefined
  /** Ids of the elements that name a control which is not labelable. */
  labelledBy?: string | undefined
  /** Ids of hint and errors. */
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

interface FieldProps extends FieldLook {
  children: (ids: FieldIds) => ReactNode
}

/** A line below a control: its hint or its error. */
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

/** An option of a control. */
export interface SelectOption {
  value: string
  label: string
  /** Visible but not selectable. Default false. */
  disabled?: boolean | undefined
}
