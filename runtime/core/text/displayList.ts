import { displayText } from './displayText.ts'
import { EMPTY } from './empty.ts'

/**
 * Several values, each on a line of its own with the separator after all but the last (spec 1 §9); empty ones are left
 * out. A single value is a list of one. '-' for nothing. `(['a', 'b'], ',')` -> 'a,\nb'
 */
export function displayList(value: unknown, separator: string): string {
  const texts = (Array.isArray(value) ? value : [value]).map(displayText).filter(text => text !== EMPTY)
  return texts.join(`${separator}\n`) || EMPTY
}
