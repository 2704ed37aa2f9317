import { type CompiledFilter } from '../../../core/compile/compiled.ts'
import { valueAt } from '../../../core/objects.ts'
import { plainText } from '../../../core/text/displayText.ts'
import { type FilterOption } from '../../kinds.ts'

/** What a filter offers: its fixed list, or the entries of its load. A load that is no list offers nothing. */
export function filterOptions(
  filter: CompiledFilter,
  loads: Readonly<Record<string, unknown>>,
): readonly FilterOption[] {
  if (!('options' in filter)) return []
  const { options } = filter
  if (!('load' in options)) return options
  const entries = valueAt(loads, options.load)
  return Array.isArray(entries) ? entries.flatMap(entry => option(entry, options)) : []
}

function option(entry: unknown, from: { value: string; label: string }): FilterOption[] {
  if (typeof entry !== 'object' || entry === null) return []
  const fields = new Map<string, unknown>(Object.entries(entry))
  const value = plainText(fields.get(from.value))
  return value === '' ? [] : [{ value, label: plainText(fields.get(from.label)) || value }]
}
