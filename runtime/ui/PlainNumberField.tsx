import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Field, type FieldLook } from './Field.tsx'
import styles from './NumberField.module.css'
import { type PlainNumber, usePlainNumber } from './usePlainNumber.ts'

/**
 * A number above a list: invalid text stays for the caller to report. Without base-ui, because it renders
 * before the first row, and base-ui's number field is larger than all filters together.
 */
export function PlainNumberField(props: PlainNumberFieldProps) {
  const { label, value, min, max, steps = true, error } = props
  const { input, step } = usePlainNumber(props)
  return (
    <Field label={label} error={error}>
      {ids => (
        <div className={styles.group}>
          <input
            {...input}
            id={ids.id}
            className={styles.input}
            aria-invalid={ids.invalid || undefined}
            aria-describedby={ids.describedBy}
          />
          {steps && (
            <>
              <button
                type="button"
                tabIndex={-1}
                className={styles.step}
                aria-label="Decrease"
                disabled={value !== null && min !== undefined && value <= min}
                onClick={() => step(-1)}
              >
                <Minus aria-hidden="true" />
              </button>
              <button
                type="button"
                tabIndex={-1}
                className={styles.step}
                aria-label="Increase"
                disabled={value !== null && max !== undefined && value >= max}
                onClick={() => step(1)}
              >
                <Plus aria-hidden="true" />
              </button>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

export interface PlainNumberFieldProps extends Pick<FieldLook, 'label' | 'error'>, PlainNumber {
  /** Plus and minus buttons. Default true. */
  steps?: boolean | undefined
}
