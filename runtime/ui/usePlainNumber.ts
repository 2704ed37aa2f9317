import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { plainNumber } from './plainNumber.ts'

/** The text of a number on its way: what is typed stays as it is, for the caller to say what is wrong with its number. */
export function usePlainNumber({ value, onChange, min, max }: PlainNumber) {
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
  const input = {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-roledescription': 'Number field',
    value: text,
    onChange: ({ currentTarget }) => {
      const next = onTheWay.test(currentTarget.value) ? currentTarget.value : plainNumber(currentTarget.value)
      // A number of JavaScript holds 15 digits for certain; of more it would change the last ones.
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

/** Text that may become a number while it is typed: a sign, digits and separators. */
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
