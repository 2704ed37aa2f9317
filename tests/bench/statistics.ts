export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Half the distance between the quartiles, as a part of the median: how much the figure trembles. */
export function tremble(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values)
}

/** How many times the value before the other is, pair by pair; empty when the values do not come in pairs. */
export function ratios({ base, own }: { base: readonly number[]; own: readonly number[] }): number[] {
  if (base.length !== own.length) return []
  return own.map((value, at) => value / (base[at] ?? Number.NaN))
}

/** The value below which that part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
