import { Field, type FieldLook } from './Field.tsx'
import { NumberControl, type NumberInput } from './NumberControl.tsx'
import { useNumberNote } from './useNumberNote.ts'

/** Shows what was left out of the typed text, and with `clamp` the limit that it was set to (spec 1 §5, numeric inputs). */
export function NumberField({ id, label, hideLabel, hint, error, required, ...input }: NumberFieldProps) {
  const noted = useNumberNote(label)
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={noted.note ?? hint}
      error={error}
      required={required}
    >
      {ids => (
        <NumberControl
          {...input}
          id={ids.id}
          describedBy={ids.describedBy}
          invalid={ids.invalid}
          required={required}
          onChange={value => {
            noted.onNumber(value)
            input.onChange(value)
          }}
          onFocus={() => {
            noted.onFocus()
            input.onFocus?.()
          }}
          onClamp={noted.onClamp}
          onIgnore={noted.onIgnore}
        />
      )}
    </Field>
  )
}

export interface NumberFieldProps extends FieldLook, Omit<NumberInput, 'onClamp' | 'onIgnore'> {}
