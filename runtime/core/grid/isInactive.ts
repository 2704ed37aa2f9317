import { plainText } from '../text/plainText.ts'
import { valueAt } from '../valueAt.ts'

/** Whether a row is inactive: its check field equals 'inactive', whatever the case (spec 1 §2). */
export function isInactive(row: unknown, field: string): boolean {
  return plainText(valueAt(row, field)).toLowerCase() === 'inactive'
}
