import { type ComponentType, memo, useCallback, useMemo } from 'react'
import { type CompiledFilter } from '../../../core/compile/compiled.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { SafeArea } from '../../../shell/SafeArea.tsx'
import { type FilterViewProps } from '../../kinds.ts'
import { resolveKind } from '../../resolveKind.ts'
import { filterOptions } from './filterOptions.ts'

/** One filter, drawn by its kind; when it breaks, the others keep what is typed in them. */
export const FilterControl = memo(function FilterControl(props: {
  filter: CompiledFilter
  values: readonly string[]
  loads: Readonly<Record<string, unknown>>
  error: string | undefined
  /** `chosen`: the value is complete. */
  onType: (key: string, values: readonly string[], chosen: boolean) => void
}) {
  const { filter, values, loads, error, onType } = props
  const { kinds } = useRuntime()
  const { View, chosen = false } = kindOf(resolveKind<object>(kinds.filters[filter.kind]))
  const options = useMemo(() => filterOptions(filter, loads), [filter, loads])
  const onChange = useCallback(
    (typed: readonly string[]) => onType(filter.key, typed, chosen),
    [filter.key, onType, chosen],
  )
  return (
    <SafeArea>
      <View filter={filter} values={values} options={options} error={error} onChange={onChange} />
    </SafeArea>
  )
})

/** A view is only ever given filters of the kind under which it stands in the total table; the union hides that. */
function kindOf(kind: object): AnyFilterKind {
  return kind as AnyFilterKind
}

interface AnyFilterKind {
  readonly View: ComponentType<FilterViewProps<CompiledFilter>>
  readonly chosen?: true
}
