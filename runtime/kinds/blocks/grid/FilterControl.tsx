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
  onType: (key: string, values: readonly string[]) => void
}) {
  const { filter, values, loads, error, onType } = props
  const { kinds } = useRuntime()
  const View = viewOf(resolveKind<object>(kinds.filters[filter.kind]))
  const options = useMemo(() => filterOptions(filter, loads), [filter, loads])
  const onChange = useCallback((typed: readonly string[]) => onType(filter.key, typed), [filter.key, onType])
  return (
    <SafeArea>
      <View filter={filter} values={values} options={options} error={error} onChange={onChange} />
    </SafeArea>
  )
})

/** A view is only ever given filters of the kind under which it stands in the total table; the union hides that. */
function viewOf(kind: object): ComponentType<FilterViewProps<CompiledFilter>> {
  return (kind as { View: ComponentType<FilterViewProps<CompiledFilter>> }).View
}
