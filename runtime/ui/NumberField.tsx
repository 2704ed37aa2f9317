import { NumberField as Parts } from '@base-ui/react/number-field'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Field, type FieldLook } from './Field.tsx'
import styles from './NumberField.module.css'

/** A number that is clamped to its limits when the field is left (spec 1 §5, numeric inputs). */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step, decimals = 20, steps = true, disabled, name, ...look } = props
  return (
    <Field {...look}>
      {({ id, describedBy, invalid }) => (
        <Parts.Root
          id={id}
          value={value}
          onValueChange={onChange}
          {...(min === undefined ? {} : { min })}
          {...(max === undefined ? {} : { max })}
          step={step}
          disabled={disabled}
          name={name}
          required={look.required}
          locale="en"
          format={{ useGrouping: false, maximumFractionDigits: decimals }}
        >
          <Parts.Group className={styles.group}>
            <Parts.Input
              className={styles.input}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
            />
            {steps && (
              <>
                <Parts.Decrement className={styles.step} aria-label="Decrease">
                  <Minus aria-hidden="true" />
                </Parts.Decrement>
                <Parts.Increment className={styles.step} aria-label="Increase">
                  <Plus aria-hidden="true" />
                </Parts.Increment>
              </>
            )}
          </Parts.Group>
        </Parts.Root>
      )}
    </Field>
  )
}

export interface NumberFieldProps extends FieldLook {
  /** null: empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  /** Default 1. */
  step?: number | undefined
  /** Digits after the point at most. Default: as many as are typed. */
  decimals?: number | undefined
  /** Buttons that add and take a step. Default true. */
  steps?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}
