/** What a number keeps to. */
interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly decimals?: number | undefined
  readonly example?: string | number | boolean | undefined
}

type Range = readonly [low: number, high: number]

/** Which value is chosen; the first record has the example. */
interface Choice {
  readonly random: number
  readonly isFirst: boolean
}

/** A number within its limits, near its example if it has one, else in the usual range. */
export function sampleNumber(limits: Limits, usual: Range, { random, isFirst }: Choice): number {
  const { decimals = 0, example } = limits
  if (typeof example === 'number' && isFirst) return example
  const step = 10 ** -decimals
  const [least, most] = allowed(typeof example === 'number' ? around(example) : usual, limits)
  const from = Math.ceil(least / step - 1e-9)
  const to = Math.max(from, Math.floor(most / step + 1e-9))
  return Number(((from + (random % (to - from + 1))) * step).toFixed(decimals))
}

function around(example: number): Range {
  const half = Math.abs(example) / 2
  return [example - half, example + half]
}

/** The part of a range within the limits; if there is none, as much beside the nearest limit. */
function allowed([low, high]: Range, { min = -Infinity, max = Infinity }: Limits): Range {
  const span = high - low
  if (min > high) return [min, Math.min(max, min + span)]
  if (max < low) return [Math.max(min, max - span), max]
  return [Math.max(low, min), Math.min(high, max)]
}
