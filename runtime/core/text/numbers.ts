import { displayText } from './displayText.ts'

/** A number, also when it comes as text; undefined for everything else, and for text with more digits than a number holds. */
export function readNumber(value: unknown): number | undefined {
  if (
    typeof value === 'string' &&
    (!/^-?\d+(?:\.\d+)?$/.test(value) || value.replace(/\D/g, '').length > 15)
  ) {
    return undefined
  }
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

interface NumberLimits {
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

/** What is wrong with a number that was typed, with the range that is taken; undefined: nothing. */
export function numberProblem(value: number, { min, max, decimals }: NumberLimits): string | undefined {
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) return rangeText(min, max)
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return undefined
  if (decimals === 0) return 'No digits after the point.'
  return `At most ${decimals} ${decimals === 1 ? 'digit' : 'digits'} after the point.`
}

function rangeText(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return `At least ${figure(min ?? 0)}.`
  return min === undefined ? `At most ${figure(max)}.` : `From ${figure(min)} to ${figure(max)}.`
}

/** As cells write numbers, but to its last digit: a limit is not rounded. */
function figure(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20 })
}

/**
 * A number with grouped thousands: `decimals` digits after the point, else as many as it has, 3 at most; then its unit.
 * Numbers that come as text are read; other text stays as it is. '-' for nothing. `(1234.5, { unit: 'days' })` -> '1,234.5 days'
 */
export function displayNumber(
  value: unknown,
  options: { readonly decimals?: number | undefined; readonly unit?: string | undefined } = {},
): string {
  const number = readNumber(value)
  if (number === undefined) return displayText(value)
  const text = formatOf(options.decimals).format(number)
  return options.unit === undefined ? text : `${text} ${options.unit}`
}

const formats = new Map<number | undefined, Intl.NumberFormat>()

function formatOf(decimals: number | undefined): Intl.NumberFormat {
  const kept = formats.get(decimals)
  if (kept) return kept
  const format = new Intl.NumberFormat('en', {
    signDisplay: 'negative',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
  })
  formats.set(decimals, format)
  return format
}

/** An amount with two decimals and its currency: `(-1234.5, 'EGP')` -> '-1,234.50 EGP'. '-' for nothing; an unknown currency is left out. */
export function displayMoney(amount: unknown, currency: unknown): string {
  if (readNumber(amount) === undefined) return displayText(amount)
  const unit = typeof currency === 'string' && currency !== '' ? currency : undefined
  return displayNumber(amount, { decimals: 2, unit })
}
