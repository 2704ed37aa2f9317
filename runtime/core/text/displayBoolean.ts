import { messages } from '../messages.ts'
import { displayText } from './displayText.ts'

/** Yes for true, 1, '1' and 'true', No for false, 0, '0' and 'false'; other values stay as they are, '-' for nothing. */
export function displayBoolean(value: unknown): string {
  const text = displayText(value).toLowerCase()
  if (text === 'true' || text === '1') return messages.yes
  return text === 'false' || text === '0' ? messages.no : displayText(value)
}
