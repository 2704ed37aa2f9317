import { NumberField as Parts } from '@base-ui/react/number-field'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { type ControlIds } from './Field.tsx'
import styles from './NumberField.module.css'
import { plainNumber } from './plainNumber.ts'

/**
 * A number without a frame. What is typed outside of its limits stays as it is, for the caller to say what is wrong; with
 * `clamp` it is set to the limit when it is left (spec 1 §5, numeric inputs), which `onClamp` tells.
 */
export function NumberControl(props: NumberControlProps) {
  const { id, label, describedBy, invalid, value, onChange, min, max, step } = props
  const steps = props.steps ?? props.unit === undefined
  /** As the text will stand when the control is left: what Enter sends is what is seen. */
  const settle = (input: HTMLInputElement) => {
    const plain = plainNumber(input.value)
    // A sign alone is no number, and base-ui would keep the one of before behind it.
    const typed = /\d/.test(plain) ? plain : ''
    const became = props.clamp ? clamped(typed, props) : typed
    retype(input, became)
    if (became !== typed) props.onClamp?.(Number(typed), Number(became))
  }
  return (
    <Parts.Root
      id={id}
      value={value}
      onValueChange={onChange}
      // base-ui would change the number on its own, without a word.
      allowOutOfRange
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      step={step}
      disabled={props.disabled}
      readOnly={props.readOnly}
      name={props.name}
      required={props.required}
      locale="en"
      format={{ useGrouping: false, maximumFractionDigits: 20 }}
    >
      <Parts.Group
        className={styles.group}
        onChangeCapture={event => {
          // A key more is not taken, as a letter is not.
          const { target } = event
          if (target instanceof HTMLInputElement && isTooLong(target.value)) event.stopPropagation()
        }}
      >
        <Parts.Input
          className={styles.input}
          placeholder={props.placeholder}
          aria-label={label}
          aria-describedby={described(id, describedBy, props.unit)}
          aria-invalid={invalid || undefined}
          onBlurCapture={({ currentTarget }) => settle(currentTarget)}
          onPasteCapture={event => {
            const { currentTarget: input, clipboardData } = event
            const text = clipboardData.getData('text/plain')
            const { selectionStart, selectionEnd, value } = input
            const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)]
            const next = before + plainNumber(text) + after
            if (isTooLong(next)) return event.preventDefault()
            // base-ui takes no symbol of a currency, and would drop the whole figure without a word.
            if (input.readOnly || !/\p{Sc}/u.test(text) || plainNumber(text) === text) return
            event.preventDefault()
            retype(input, next)
          }}
          onKeyDownCapture={({ key, currentTarget }) => {
            if (key === 'Enter') settle(currentTarget)
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

function clamped(text: string, { min, max, decimals }: NumberInput): string {
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number)) return text
  const rounded = decimals === undefined ? number : Number(number.toFixed(decimals))
  const within = Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, rounded))
  return within === number ? text : String(within)
}

/** A number of JavaScript holds 15 digits for certain; of more it would change the last ones. */
function isTooLong(text: string): boolean {
  return text.replace(/\D/g, '').length > 15
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
  /** Digits after the point that `clamp` leaves. Default: as many as are typed. */
  decimals?: number | undefined
  /** Sets a number outside of its limits to the limit when it is left. Default false: it stays. */
  clamp?: boolean | undefined
  onClamp?: ((typed: number, became: number) => void) | undefined
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
