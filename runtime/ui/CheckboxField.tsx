import { useId } from 'react'
import { Checkbox } from './Checkbox.tsx'
import styles from './CheckboxField.module.css'
import { FieldNote } from './Field.tsx'

/** A check box with its error and hint below. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, checked, onChange, hint, error, required = false } = props
  const own = useId()
  const id = props.id ?? own
  const notes = [error !== undefined && `${id}e`, hint !== undefined && `${id}n`].filter(Boolean)
  return (
    <div className={styles.field} data-tick data-required={required || undefined}>
      <Checkbox
        id={id}
        label={label}
        hideLabel={props.hideLabel}
        checked={checked}
        disabled={props.disabled}
        name={props.name}
        required={required}
        aria-invalid={props.invalid === true || error !== undefined || undefined}
        aria-describedby={notes.length > 0 ? notes.join(' ') : props.describedBy}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onChange={onChange}
      />
      <FieldNote id={`${id}e`} hint={undefined} error={error} />
      <FieldNote id={`${id}n`} hint={hint} error={undefined} />
    </div>
  )
}

export interface CheckboxFieldProps {
  /** Id of the box. Default: generated. */
  id?: string | undefined
  label: string
  hideLabel?: boolean | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  /** A line below, and below the error. */
  hint?: string | undefined
  error?: string | undefined
  /** Ids of notes outside of the field, and whether they include an error. */
  describedBy?: string | undefined
  invalid?: boolean | undefined
  /** The box must be ticked. Default false. */
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}
