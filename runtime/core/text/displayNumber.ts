import { displayText } from './displayText.ts'
import { readNumber } from './readNumber.ts'

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
