import { type CompiledFilter } from '../../../core/compile/compiled.ts'
import { readRange } from '../../../core/grid/period.ts'
import { displayBoolean } from '../../../core/text/displayText.ts'
import { type FilterOption } from '../../kinds.ts'

/** Labels of more values than this are counted. */
const LISTED = 3

/** What a filter is set to, in words: the labels of its options, Yes or No, a period. */
export function filterText(
  filter: CompiledFilter,
  values: readonly string[],
  options: readonly FilterOption[],
): string {
  const [value = ''] = values
  switch (filter.kind) {
    case 'boolean':
      return displayBoolean(value)
    case 'dateRange':
    case 'numberRange': {
      const { from, to } = readRange(values)
      if (to === '') return `from ${from}`
      return from === '' ? `to ${to}` : `${from} – ${to}`
    }
    case 'multiSelect':
    case 'select':
      return listed(values.map(one => options.find(option => option.value === one)?.label ?? one))
    case 'number':
      return `${signs[filter.condition ?? 'equals']}${value}`
    case 'fromDate':
    case 'text':
    case 'toDate':
      return value
  }
}

function listed(labels: readonly string[]): string {
  if (labels.length <= LISTED) return labels.join(', ')
  return `${labels.slice(0, LISTED - 1).join(', ')} and ${labels.length - LISTED + 1} more`
}

const signs = { equals: '', gteq: '≥ ', lteq: '≤ ' } as const
