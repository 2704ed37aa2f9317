import { readNumber } from './readNumber.ts'

export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Greatest number of digits after the point. Undefined: any. */
  readonly decimals?: number | undefined
}

/** The number that a typed text means, whatever limits it has; undefined for an empty text and for what is no number. */
export function typedNumber(text: string): number | undefined {
  const number = readNumber(
    text
      .trim()
      .replace(/^\+/, '')
      .replace(/^(-?)\.(?=\d)/, '$10.')
      .replace(/(\d)\.$/, '$1'),
  )
  return Object.is(number, -0) ? 0 : number
}

/** A number rounded and set to its limits, where a definition says `clamp` (spec 1 §5). */
export function clampNumber(number: number, { min, max, decimals }: NumberLimits): number {
  const rounded = decimals === undefined ? number : Number(number.toFixed(decimals))
  // A limit wins over the rounding; where they contradict each other, the least number does.
  const clamped = Math.max(
    min ?? Number.NEGATIVE_INFINITY,
    Math.min(max ?? Number.POSITIVE_INFINITY, rounded),
  )
  return Object.is(clamped, -0) ? 0 : clamped
}
