import { Field, type FieldLook } from './Field.tsx'
import { PasswordControl, type PasswordControlProps } from './PasswordControl.tsx'

/** A secret in a frame; no browser offers one that it knows. What it has beyond these reaches the control. */
export function PasswordField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  ...control
}: PasswordFieldProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {({ id, describedBy, invalid }) => (
        <PasswordControl
          autoComplete="new-password"
          {...control}
          id={id}
          required={required}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}

export interface PasswordFieldProps extends FieldLook, Omit<PasswordControlProps, keyof FieldLook> {}
