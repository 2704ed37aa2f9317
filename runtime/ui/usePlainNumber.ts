import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { plainNumber } from './plainNumber.ts'

/** The text of a number input: invalid text stays for the caller to report. */
export function usePlainNumber({ value, onChange, min, max }: PlainNumber) {
  const [typed, setTyped] = useState('')
  // A number set from outside replaces the typed text.
  const text = numberOf(typed) === value ? typed : String(value ?? '')
  const take = (next: string) => {
    setTyped(next)
    if (numberOf(next) !== value) onChange(numberOf(next))
  }
  const settle = () => {
    const plain = plainNumber(text)
    // A sign alone is not a number.
    take(numberOf(plain) === null ? '' : plain)
  }
  const step = (by: number) => {
    const next = (numberOf(plainNumber(text)) ?? 0) + by
    take(String(Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, next))))
  }
  const input = {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-roledescription': 'Number field',
    value: text,
    onChange: ({ currentTarget }) => {
      const next = onTheWay.test(currentTarget.value) ? currentTarget.value : plainNumber(currentTarget.value)
      // A JavaScript number is exact to 15 digits; further ones would change.
      if (onTheWay.test(next) && next.replace(/\D/g, '').length <= 15) take(next)
    },
    onBlur: settle,
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      if (event.key === 'Enter') settle()
      if (by === undefined) return
      event.preventDefault()
      step(event.shiftKey ? by * 10 : by)
    },
  } satisfies ComponentProps<'input'>
  return { input, step }
}

/** Incomplete number text: a sign, digits and separators. */
const onTheWay = /^[-+]?[\d.,\s'’]*$/u

function numberOf(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

export interface PlainNumber {
  /** null: empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
}
