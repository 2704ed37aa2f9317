import { type CompiledFilter } from '../compile/compiled.ts'
import { typedNumber } from '../text/clampNumber.ts'

/**
 * Whether a text can be a value of a filter. Options that a load brings are not known here, the server has the last word
 * on them; a text that is no date can be one, so that it is reported, and so can a number that is too long to be held.
 */
export function isFilterValue(filter: CompiledFilter, text: string): boolean {
  if (filter.kind === 'boolean') return text === 'true' || text === 'false'
  if (filter.kind === 'number') return typedNumber(text) !== undefined || /^\d{16,}$/.test(text)
  if (!('options' in filter) || !Array.isArray(filter.options)) return true
  return filter.options.some(option => option.value === text)
}
