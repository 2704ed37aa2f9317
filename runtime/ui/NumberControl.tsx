import { NumberField as Parts } from '@base-ui/react/number-field'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { type ControlIds } from './Field.tsx'
import styles from './NumberField.module.css'
import { plainNumber } from './plainNumber.ts'

/** A number without a frame, clamped to its limits when it is left (spec 1 §5, numeric inputs). */
export function NumberControl(props: NumberControlProps) {
  const { id, label, describedBy, invalid, value, onChange, min, max, step, decimals = 20 } = props
  const steps = props.steps ?? props.unit === undefined
  return (
    <Parts.Root
      id={id}
      value={value}
      onValueChange={onChange}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      step={step}
      disabled={props.disabled}
      readOnly={props.readOnly}
      name={props.name}
      required={props.required}
      locale="en"
      format={{ useGrouping: false, maximumFractionDigits: decimals }}
    >
      <Parts.Group className={styles.group}>
        <Parts.Input
          className={styles.input}
          placeholder={props.placeholder}
          aria-label={label}
          aria-describedby={described(id, describedBy, props.unit)}
          aria-invalid={invalid || undefined}
          onBlurCapture={({ currentTarget }) => retype(currentTarget, plainNumber(currentTarget.value))}
          onPasteCapture={event => {
            const { currentTarget: input, clipboardData } = event
            const text = clipboardData.getData('text/plain')
            // base-ui takes no symbol of a currency, and would drop the whole figure without a word.
            if (input.readOnly || !/\p{Sc}/u.test(text) || plainNumber(text) === text) return
            event.preventDefault()
            const { selectionStart, selectionEnd, value } = input
            const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)]
            retype(input, before + plainNumber(text) + after)
          }}
          onKeyDownCapture={({ key, currentTarget }) => {
            if (key === 'Enter') retype(currentTarget, settled(currentTarget.value, min, max))
          }}
          onKeyDown={props.onKeyDown}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
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
        {props.unit !== undefined && (
          <span className={styles.unit} id={`${id}u`}>
            {props.unit}
          </span>
        )}
      </Parts.Group>
    </Parts.Root>
  )
}

/** As the text will stand when the control is left: Enter sends what it means, and must not leave another number to be seen. */
function settled(text: string, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): string {
  const plain = plainNumber(text)
  const number = Number(plain)
  if (plain.trim() === '' || Number.isNaN(number) || (number >= min && number <= max)) return plain
  return String(Math.max(min, Math.min(max, number)))
}

/** Puts another text into the input as if it were typed, and the number follows at once: base-ui reads a comma as its end. */
function retype(input: HTMLInputElement, text: string): void {
  if (text === input.value) return
  flushSync(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function described(id: string, notes: string | undefined, unit: string | undefined): string | undefined {
  return unit === undefined ? notes : `${id}u ${notes ?? ''}`.trim()
}

export interface NumberInput {
  /** null: empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  /** Default 1. */
  step?: number | undefined
  /** Digits after the point at most. Default: as many as are typed. */
  decimals?: number | undefined
  /** Buttons that add and take a step. Default true, without a unit. */
  steps?: boolean | undefined
  /** Shown behind the number, e.g. a currency. */
  unit?: string | undefined
  disabled?: boolean | undefined
  /** Can be read and copied, not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
  placeholder?: string | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

interface NumberControlProps extends ControlIds, NumberInput {
  required?: boolean | undefined
}
