/** A readable file size: 0 B, 999 B, 1.2 kB, 14 MB. Units are multiples of 1000. */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${figures.format(bytes / 1000 ** step)} ${units[step]}`
}

const units = ['B', 'kB', 'MB', 'GB'] as const
const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
