export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Half the distance between the quartiles, as a part of the median: how much the figure trembles. */
export function tremble(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values)
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
