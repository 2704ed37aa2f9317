import { type ComponentProps } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import { LengthCount } from './LengthCount.tsx'
import styles from './TextAreaField.module.css'

/**
 * A multi-line text with a count. Text beyond the limit can be typed, so that nothing is cut off unseen: the
 * count shows the excess, and the caller sets `error`. Other `<textarea>` attributes are passed on.
 */
export function TextAreaField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  limit,
  onChange,
  ...area
}: TextAreaFieldProps) {
  return (
    <div className={styles.field} data-wide>
      <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
        {({ id, describedBy, invalid }) => (
          <textarea
            {...area}
            id={id}
            className={styles.area}
            value={value}
            required={required}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={event => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {limit !== undefined && <LengthCount text={value} limit={limit} />}
    </div>
  )
}

export interface TextAreaFieldProps
  extends FieldLook,
    Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'value' | 'onChange' | 'required'> {
  value: string
  /** Maximum characters; counted below the text. Absent: no count. */
  limit?: number | undefined
  /** Called with the whole text on every key. */
  onChange: (text: string) => void
}
