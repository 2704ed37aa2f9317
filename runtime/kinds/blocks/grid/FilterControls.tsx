import { type ComponentType, memo, type ReactNode, useCallback, useMemo } from 'react'
import { type CompiledFilter } from '../../../core/compile/compiled.ts'
import { valueAt } from '../../../core/objects.ts'
import { plainText } from '../../../core/text/displayText.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { type FilterOption, type FilterViewProps } from '../../kinds.ts'
import { resolveKind } from '../../resolveKind.ts'
import styles from './FilterArea.module.css'

/**
 * The controls of a custom filter area: a sentence in which every `{key}` is a control. Filters missing from
 * it follow after it.
 */
export function FilterControls({ template, filters, draw }: FilterControlsProps) {
  const placed = new Set<string>()
  const parts = template.split(/\{([^{}]+)\}/).map((part, at) => {
    const text = part.trim()
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a definition never change their places
    if (at % 2 === 0) return text === '' ? null : <span key={`${at} ${text}`}>{text}</span>
    const filter = filters.find(({ key }) => key === part)
    if (!filter || placed.has(part)) return null
    placed.add(part)
    return draw(filter)
  })
  return (
    <div className={styles.sentence}>
      {parts}
      {filters.filter(({ key }) => !placed.has(key)).map(draw)}
    </div>
  )
}

interface FilterControlsProps {
  template: string
  filters: readonly CompiledFilter[]
  /** Renders a control, with its key. */
  draw: (filter: CompiledFilter) => ReactNode
}

/** One filter, rendered by its kind; if it throws, the others keep their input. */
export const FilterControl = memo(function FilterControl(props: {
  filter: CompiledFilter
  values: readonly string[]
  loads: Readonly<Record<string, unknown>>
  error: string | undefined
  valueInRows?: FilterViewProps<object>['valueInRows']
  /** `chosen`: the value is complete. */
  onType: (key: string, values: readonly string[], chosen: boolean) => void
}) {
  const { filter, values, loads, error, valueInRows, onType } = props
  const { kinds } = useRuntime()
  const { View, chosen = false } = kindOf(resolveKind<object>(kinds.filters[filter.kind]))
  const options = useMemo(() => filterOptions(filter, loads), [filter, loads])
  const onChange = useCallback(
    (typed: readonly string[]) => onType(filter.key, typed, chosen),
    [filter.key, onType, chosen],
  )
  return (
    <ErrorBoundary>
      <View
        filter={filter}
        values={values}
        options={options}
        error={error}
        valueInRows={valueInRows}
        onChange={onChange}
      />
    </ErrorBoundary>
  )
})

/** A view only gets filters of its own kind; the union type of the table hides that. */
function kindOf(kind: object): AnyFilterKind {
  return kind as AnyFilterKind
}

interface AnyFilterKind {
  readonly View: ComponentType<FilterViewProps<CompiledFilter>>
  readonly chosen?: true
}

/** The options of a filter: its fixed list, or the entries of its load. Empty if the load is not a list. */
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
