import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { filterValue, hasInitial } from './filterValues.ts'
import { filterKey } from './grids.ts'
import { type Outline } from './outline.ts'

/** Address keys for another screen are filters of its grid, or query parameters. */
export function checkAddressKeys(file: string, query: Item, target: Outline): Finding[] {
  if (target.isWrong) return []
  const known = [
    ...target.query.map(([name]) => name),
    ...target.filters.flatMap((filter, at, all) => keysOf(filter, at, all)),
  ]
  return entries(query)
    .filter(([key]) => !known.includes(key))
    .map(([key, item]) => keyFinding(file, item, explain.addressKeyUnknown(key, target.name, known)))
}

/** Its key alone, and among the filters of the screen: those of two grids may have the same field. */
function keysOf(filter: Item, at: number, all: readonly Item[]): string[] {
  return [...new Set([filterKey(filter), filterKey(filter, at, all)].map(key => text(key) ?? ''))]
}

/** The values of those filters are valid options; several are allowed only for multi-value filters. */
export function checkAddressValues(
  file: string,
  values: readonly (readonly [key: string, value: Item])[],
  { filters, grids, isWrong }: Outline,
): Finding[] {
  if (isWrong) return []
  // A load or the address may set any filter at first.
  const mayBeSet = (filter: Item) =>
    hasInitial(filter) || grids.some(grid => child(grid, 'initialFilters').value !== undefined)
  return values.flatMap(([key, item]) => {
    const filter = filters.find((one, at, all) => keysOf(one, at, all).includes(key))
    if (!filter) return []
    const values = Array.isArray(item.value) ? items(item) : [item]
    const options = items(child(filter, 'options')).map(option => text(child(option, 'value')) ?? '')
    const takesMany = child(filter, 'kind').value === 'multiSelect'
    return [
      ...values.flatMap(value => filterValue(file, filter, value)),
      ...(values.length === 1 && values[0]?.value === '' && !mayBeSet(filter)
        ? [finding(file, item, explain.addressClearsNothing(key))]
        : []),
      ...(values.length > 1 && !takesMany ? [finding(file, item, explain.addressValuesMany(key))] : []),
      ...values
        .filter(
          ({ value }) =>
            options.length > 0 && typeof value === 'string' && value !== '' && !options.includes(value),
        )
        .map(value => finding(file, value, explain.addressValueUnknown(String(value.value), key, options))),
    ]
  })
}

/** The fixed values of a query, by their keys: those written as `{ value }`. */
export function fixedValues(query: Item): (readonly [key: string, value: Item])[] {
  return entries(query)
    .map(([key, item]) => [key, child(item, 'value')] as const)
    .filter(([, { value }]) => value !== undefined)
}

/** The fixed query of a link is known to its target. */
export function fixedQuery(file: string, link: Item, byName: ReadonlyMap<string, Outline>): Finding[] {
  const target = byName.get(text(child(link, 'to')) ?? '')
  const query = child(link, 'query')
  return target
    ? [...checkAddressKeys(file, query, target), ...checkAddressValues(file, entries(query), target)]
    : []
}
