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
