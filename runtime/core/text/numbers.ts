import { displayText } from './displayText.ts'

/** Also parses text; undefined for other values and for more digits than a number can hold. */
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
  /** Maximum number of decimals. Undefined: any. */
  readonly decimals?: number | undefined
}

/** Parses a typed number without checking limits; undefined for an empty text and for a non-number. */
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

/** A number rounded and limited to its range, for `clamp` (spec 1 §5). */
export function clampNumber(number: number, { min, max, decimals }: NumberLimits): number {
  const rounded = decimals === undefined ? number : Number(number.toFixed(decimals))
  // Limits win over rounding; if they contradict each other, the minimum wins.
  const clamped = Math.max(
    min ?? Number.NEGATIVE_INFINITY,
    Math.min(max ?? Number.POSITIVE_INFINITY, rounded),
  )
  return Object.is(clamped, -0) ? 0 : clamped
}

/** Error message of a typed number, with its allowed range; undefined: valid. */
export function numberProblem(value: number, { min, max, decimals }: NumberLimits): string | undefined {
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) return rangeText(min, max)
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return undefined
  if (decimals === 0) return 'Enter a whole number.'
  return `At most ${decimals} ${decimals === 1 ? 'digit' : 'digits'} after the point.`
}

function rangeText(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return `At least ${figure(min ?? 0)}.`
  return min === undefined ? `At most ${figure(max)}.` : `From ${figure(min)} to ${figure(max)}.`
}

/** Formatted as in cells but with all decimals: a limit is not rounded. */
function figure(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20 })
}

/**
 * A number with thousands separators: `decimals` digits after the point, else as many as it has, at most 3;
 * then its unit. Numbers in text are parsed, other text is kept. '-' for nothing.
 * `(1234.5, { unit: 'days' })` -> '1,234.5 days', `(12, { unit: '%', signed: true })` -> '+12 %'
 */
export function displayNumber(
  value: unknown,
  options: {
    readonly decimals?: number | undefined
    readonly unit?: string | undefined
    readonly signed?: boolean | undefined
  } = {},
): string {
  const number = readNumber(value)
  if (number === undefined) return displayText(value)
  const text = formatOf(options.decimals, options.signed ? 'exceptZero' : 'negative').format(number)
  return options.unit === undefined ? text : `${text} ${options.unit}`
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(decimals: number | undefined, sign: 'exceptZero' | 'negative'): Intl.NumberFormat {
  const key = `${decimals} ${sign}`
  const kept = formats.get(key)
  if (kept) return kept
  const format = new Intl.NumberFormat('en', {
    signDisplay: sign,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
  })
  formats.set(key, format)
  return format
}

/** An amount with two decimals and its currency: `(-1234.5, 'EGP')` -> '-1,234.50 EGP'. '-' for nothing; an unknown currency is left out. */
export function displayMoney(amount: unknown, currency: unknown): string {
  if (readNumber(amount) === undefined) return displayText(amount)
  const unit = typeof currency === 'string' && currency !== '' ? currency : undefined
  return displayNumber(amount, { decimals: 2, unit })
}
