import { messages } from '../messages.ts'

/** One line: line breaks become spaces, lists are joined by commas, records are JSON; '-' for nothing. */
export function displayText(value: unknown): string {
  return lineOf(value) || EMPTY
}

/** Like `displayText`, but an empty text for nothing. */
export function lineOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(lineOf).filter(Boolean).join(', ')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()
}

/** Shown for an empty value (spec 1 §9). */
export const EMPTY = '-'

/** The text of a text, number or flag; empty for lists, records and nothing. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Yes for true, 1, '1' and 'true', No for false, 0, '0' and 'false'; other values stay as they are, '-' for nothing. */
export function displayBoolean(value: unknown): string {
  const text = displayText(value).toLowerCase()
  if (text === 'true' || text === '1') return messages.yes
  return text === 'false' || text === '0' ? messages.no : displayText(value)
}

/**
 * Several values, one per line, with the separator after all but the last (spec 1 §9); empty ones are left
 * out. A single value is treated as a list. '-' for nothing. `(['a', 'b'], ',')` -> 'a,\nb'
 */
export function displayList(value: unknown, separator: string): string {
  const texts = (Array.isArray(value) ? value : [value]).map(displayText).filter(text => text !== EMPTY)
  return texts.join(`${separator}\n`) || EMPTY
}
