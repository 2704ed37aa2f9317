import { useState } from 'react'
import { announce } from './announce.ts'
import { clampedText } from './clampedText.ts'
import { Field, type FieldLook } from './Field.tsx'
import { NumberControl, type NumberInput } from './NumberControl.tsx'

/** With `clamp` the field shows what was typed and the limit it was set to (spec 1 §5, numeric inputs). */
export function NumberField({ id, label, hideLabel, hint, error, required, ...input }: NumberFieldProps) {
  const [clamped, setClamped] = useState<string>()
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={clamped ?? hint}
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
            setClamped(undefined)
            input.onChange(value)
          }}
          onClamp={(typed, became) => {
            const text = clampedText(typed, became)
            setClamped(text)
            // The focus is moving to the next control.
            announce(`${label}: ${text}`)
          }}
        />
      )}
    </Field>
  )
}

export interface NumberFieldProps extends FieldLook, Omit<NumberInput, 'onClamp'> {}
