import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import styles from './NumberField.module.css'
import { plainNumber } from './plainNumber.ts'

/**
 * A number above a list: what is typed stays as it is, for the caller to say what is wrong. It has no part of base-ui,
 * because it stands there before the first row does, and the number field of base-ui is larger than all filters together.
 */
export function PlainNumberField(props: PlainNumberFieldProps) {
  const { label, value, onChange, min, max, steps = true, error } = props
  const [typed, setTyped] = useState('')
  // A number that has come from elsewhere takes the place of what was typed.
  const text = numberOf(typed) === value ? typed : String(value ?? '')
  const take = (next: string) => {
    setTyped(next)
    if (numberOf(next) !== value) onChange(numberOf(next))
  }
  const settle = () => {
    const plain = plainNumber(text)
    // A sign alone is no number.
    take(numberOf(plain) === null ? '' : plain)
  }
  const step = (by: number) => {
    const next = (numberOf(plainNumber(text)) ?? 0) + by
    take(String(Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, next))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Enter') settle()
    if (by === undefined) return
    event.preventDefault()
    step(event.shiftKey ? by * 10 : by)
  }
  return (
    <Field label={label} error={error}>
      {ids => (
        <div className={styles.group}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-roledescription="Number field"
            id={ids.id}
            className={styles.input}
            value={text}
            aria-invalid={ids.invalid || undefined}
            aria-describedby={ids.describedBy}
            onChange={({ currentTarget }) => {
              const next = onTheWay.test(currentTarget.value)
                ? currentTarget.value
                : plainNumber(currentTarget.value)
              // A number of JavaScript holds 15 digits for certain; of more it would change the last ones.
              if (onTheWay.test(next) && next.replace(/\D/g, '').length <= 15) take(next)
            }}
            onBlur={settle}
            onKeyDown={onKeyDown}
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

/** What may become a number: a sign, digits, and what stands between them. */
const onTheWay = /^[-+]?[\d.,\s'’]*$/u

function numberOf(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

export interface PlainNumberFieldProps extends Pick<FieldLook, 'label' | 'error'> {
  /** null: empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  /** Buttons that add and take one. Default true. */
  steps?: boolean | undefined
}
