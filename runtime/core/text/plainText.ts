/** The text of a text, number or flag; a list, a record and nothing have none. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
