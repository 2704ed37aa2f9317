/** Midnight UTC, in milliseconds, of a day written as yyyy-MM-dd; undefined for every other text and for days that no calendar has. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return undefined
  const instant = Date.parse(`${text}T00:00:00Z`)
  // Engines read February 30 as March 1.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? instant : undefined
}
