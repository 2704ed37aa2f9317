import { EMPTY } from './empty.ts'

/** Any value as one line: line breaks become spaces, a list is separated by commas, a record is its JSON; '-' for nothing. */
export function displayText(value: unknown): string {
  return lineOf(value) || EMPTY
}

/** The same, and an empty text for nothing. */
export function lineOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(lineOf).filter(Boolean).join(', ')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()
}
