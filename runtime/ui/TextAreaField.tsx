import { type ComponentProps } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import { LengthCount } from './LengthCount.tsx'
import styles from './TextAreaField.module.css'

/**
 * Several lines of text with a count. More than the limit can be typed and pasted, so that nothing is cut off unseen: the
 * count says how much is too much, and `error` is the caller's. Attributes of a `<textarea>` beyond these reach it.
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
  /** Characters that the text may have; counted below the text. Absent: no count. */
  limit?: number | undefined
  /** Called with the whole text on every key. */
  onChange: (text: string) => void
}
