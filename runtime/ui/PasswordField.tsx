import { type ComponentProps } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import { PasswordControl } from './PasswordControl.tsx'

/** A secret, with a button that shows it. */
export function PasswordField({ id, label, hideLabel, hint, error, required, ...input }: PasswordFieldProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {ids => (
        <PasswordControl
          {...input}
          id={ids.id}
          opens={label}
          describedBy={ids.describedBy}
          invalid={ids.invalid}
          required={required}
        />
      )}
    </Field>
  )
}

export interface PasswordFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'style' | 'value' | 'onChange' | 'required'> {
  value: string
  /** Called with the whole text on every key. */
  onChange: (text: string) => void
}
