import { readNumber } from './readNumber.ts'

export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Greatest number of digits after the point; more are rounded. Undefined: all stay. */
  readonly decimals?: number | undefined
}

/** A typed number held to its limits (spec 1 §5); undefined for an empty text and for what is no number. */
export function clampNumber(text: string, { min, max, decimals }: NumberLimits): number | undefined {
  const number = readNumber(
    text
      .trim()
      .replace(/^\+/, '')
      .replace(/^(-?)\.(?=\d)/, '$10.')
      .replace(/(\d)\.$/, '$1'),
  )
  if (number === undefined) return undefined
  const rounded = decimals === undefined ? number : Number(number.toFixed(decimals))
  // A limit wins over the rounding; where they contradict each other, the least number does.
  const clamped = Math.max(
    min ?? Number.NEGATIVE_INFINITY,
    Math.min(max ?? Number.POSITIVE_INFINITY, rounded),
  )
  return Object.is(clamped, -0) ? 0 : clamped
}
