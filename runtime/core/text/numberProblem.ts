import { type NumberLimits } from './clampNumber.ts'

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
