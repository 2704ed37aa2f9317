import { type ComponentProps, type ReactNode } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import styles from './TextField.module.css'

/** Other attributes of `<input>` (placeholder, onKeyDown, maxLength, ref) are passed on. */
export function TextField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  icon,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {({ id, describedBy, invalid }) => (
        <span className={styles.box}>
          {icon}
          <input
            type="text"
            autoComplete="off"
            {...input}
            id={id}
            className={styles.input}
            value={value}
            required={required}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={event => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  )
}

export interface TextFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'value' | 'onChange' | 'required'> {
  value: string
  /** Called with the whole text on every key. */
  onChange: (text: string) => void
  /** An svg inside the start edge. */
  icon?: ReactNode
}
