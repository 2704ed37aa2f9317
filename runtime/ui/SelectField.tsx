import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import styles from './select.module.css'

/**
 * One of several values. It is the browser's own select: it costs no script, touch and screen readers know it, and
 * where the browser can (`appearance: base-select`) its list wears the console's look.
 */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  options,
  onChange,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {({ id, describedBy, invalid }) => (
        <span className={styles.box}>
          <select
            {...select}
            id={id}
            className={styles.select}
            data-empty={value === '' || undefined}
            value={value}
            required={required}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={event => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
            {value !== '' && !options.some(option => option.value === value) && (
              <option value={value}>{value}</option>
            )}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps
  extends FieldLook,
    Omit<
      ComponentProps<'select'>,
      'id' | 'className' | 'style' | 'value' | 'onChange' | 'required' | 'multiple' | 'children'
    > {
  /** '' is no choice. A value without option is shown as it is, so that nothing chosen is lost. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** Text of the entry that takes the choice back. Absent: something is always chosen. */
  placeholder?: string | undefined
}
