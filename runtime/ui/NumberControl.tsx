import { NumberField as Parts } from '@base-ui/react/number-field'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { type ControlIds } from './Field.tsx'
import styles from './NumberField.module.css'
import { plainNumber } from './plainNumber.ts'

/**
 * A number without a frame. A number outside of its limits stays for the caller to report; with `clamp` it is
 * set to the limit on blur (spec 1 §5, numeric inputs), which calls `onClamp`.
 */
export function NumberControl(props: NumberControlProps) {
  const { id, label, describedBy, invalid, value, onChange, min, max, step } = props
  const steps = props.steps ?? props.unit === undefined
  /** Applies the text as on blur, so that Enter sends what is shown. */
  const settle = (input: HTMLInputElement) => {
    const plain = plainNumber(input.value)
    // A sign alone is not a number, and base-ui would keep the previous one.
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
      // base-ui would silently change the number.
      allowOutOfRange
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      step={step}
      disabled={props.disabled}
      readOnly={props.readOnly}
      name={props.name}
      required={props.required}
      locale="en"
      format={{ useGrouping: false, maximumFractionDigits: 20, ...wholeDecimals(props) }}
    >
      <Parts.Group
        className={styles.group}
        onChangeCapture={event => {
          // Ignored, as letters are.
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
            const plain = plainNumber(text).trim()
            const next = before + plain + after
            // base-ui would drop the whole text where it has other characters, such as those of a currency.
            if (input.readOnly || (plain === text && isNumber(plain) && !isTooLong(next))) return
            event.preventDefault()
            if (isNumber(plain) && !isTooLong(next)) retype(input, next)
            else if (plain !== '') props.onIgnore?.(text.trim())
          }}
          onKeyDownCapture={({ key, ctrlKey, metaKey, currentTarget, nativeEvent }) => {
            if (key === 'Enter') settle(currentTarget)
            // base-ui refuses characters that no number has, which is known when the key is handled.
            if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey)
              setTimeout(() => {
                if (nativeEvent.defaultPrevented) props.onIgnore?.(key)
              })
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

/** A number that cannot be edited shows all decimals of its type, e.g. 10.00. */
function wholeDecimals({ readOnly, decimals }: NumberInput): Intl.NumberFormatOptions {
  return readOnly && decimals !== undefined ? { minimumFractionDigits: decimals } : {}
}

function clamped(text: string, { min, max, decimals }: NumberInput): string {
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number)) return text
  const rounded = decimals === undefined ? number : Number(number.toFixed(decimals))
  const within = Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, rounded))
  return within === number ? text : String(within)
}

function isNumber(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text))
}

/** A JavaScript number is exact to 15 digits; further ones would change. */
function isTooLong(text: string): boolean {
  return text.replace(/\D/g, '').length > 15
}

/** Replaces the text of the input as if typed, and the number follows: base-ui ends a number at a comma. */
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
  /** Decimals that `clamp` keeps and that a number to read shows. Default: all. */
  decimals?: number | undefined
  /** Sets a number outside of its limits to the limit on blur. Default false. */
  clamp?: boolean | undefined
  onClamp?: ((typed: number, became: number) => void) | undefined
  /** Called with typed or pasted text that no number has, and that was left out. */
  onIgnore?: ((text: string) => void) | undefined
  /** Plus and minus buttons. Default true, if there is no unit. */
  steps?: boolean | undefined
  /** Shown after the number, e.g. a currency. */
  unit?: string | undefined
  disabled?: boolean | undefined
  /** Can be read and copied but not changed. */
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
