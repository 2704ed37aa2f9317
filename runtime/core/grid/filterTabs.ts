import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'

/** A tab above the rows and the values it filters by, empty for all rows. */
export interface FilterTab {
  readonly id: string
  readonly label: string
  readonly values: readonly string[]
  /** The rows are filtered by exactly these values. */
  readonly open: boolean
  /** Undefined: unknown. */
  readonly count: number | undefined
}

type Values = Readonly<Record<string, readonly string[]>>

/**
 * The tabs of a filter: all rows, the initial values if there are several, and each value alone. `counts` are
 * the rows of each value under the other filters.
 */
export function filterTabs(
  filter: Pick<CompiledFilter, 'key'>,
  options: readonly { readonly value: string; readonly label: string }[],
  { applied, initial, initialLabel, counts }: FilterTabsParts,
): FilterTab[] {
  const now = getOwn(applied, filter.key) ?? []
  const opening = getOwn(initial, filter.key) ?? []
  const countOf = (values: readonly string[]) =>
    counts && values.reduce((all, value) => all + (counts.get(value) ?? 0), 0)
  const tab = (id: string, label: string, values: readonly string[]) => ({
    id,
    label,
    values,
    open: sameValues(values, now),
    count: countOf(values.length === 0 ? [...(counts?.keys() ?? [])] : values),
  })
  return [
    tab('all', 'All', []),
    ...(opening.length > 1 ? [tab('initial', initialLabel, opening)] : []),
    ...options.map(({ value, label }) => tab(`value ${value}`, label, [value])),
  ]
}

/** Whether one of the tabs is open with these values of a filter, so that it needs no chip. */
export function isOpenTab(
  tabs: TabbedFilter | undefined,
  { key }: Pick<CompiledFilter, 'key'>,
  options: readonly { readonly value: string }[],
  values: readonly string[],
): boolean {
  if (tabs?.key !== key) return false
  const isOption = values.length === 1 && options.some(({ value }) => value === values[0])
  return isOption || sameValues(values, tabs.opening)
}

function sameValues(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every(value => others.includes(value))
}

/** The grid without the filter shown as tabs: one request counts the rows of all tabs. */
export function withoutFilter(
  { filters }: Pick<CompiledGrid, 'filters'>,
  key: string,
): Pick<CompiledGrid, 'filters'> {
  return { filters: filters.filter(filter => filter.key !== key) }
}

/** A filter whose values are shown as tabs above the rows. */
export interface TabbedFilter {
  readonly key: string
  /** Its values when the grid opens. */
  readonly opening: readonly string[]
}

interface FilterTabsParts {
  /** Values of the filters that are applied, by key. */
  readonly applied: Values
  /** Those that the grid opens with. */
  readonly initial: Values
  /** Label of the tab for the initial values. */
  readonly initialLabel: string
  readonly counts: ReadonlyMap<string, number> | undefined
}
