import { child, type Item, items } from '../item.ts'

/** The leaves of a condition. For a value that is not a condition, no leaf has a field. */
export function leaves(condition: Item): Item[] {
  const any = items(child(condition, 'any'))
  return [condition, ...items(child(condition, 'all')), ...any.flatMap(leaves)]
}

/** The values that a leaf compares its field with; empty for a test of presence. */
export function comparedValues(leaf: Item): Item[] {
  const not = child(leaf, 'not')
  return [child(leaf, 'is'), ...items(child(leaf, 'in')), ...(Array.isArray(not.value) ? items(not) : [not])]
}

/** The number with which a leaf compares its field by size. */
export function sizeOf(leaf: Item): Item | undefined {
  return ['atLeast', 'atMost', 'moreThan', 'lessThan']
    .map(key => child(leaf, key))
    .find(({ value }) => typeof value === 'number')
}

/** The day with which a leaf compares its field. */
export function dayOf(leaf: Item): Item | undefined {
  return ['before', 'after'].map(key => child(leaf, key)).find(({ value }) => value !== undefined)
}

/** The conditions of the marks of a grid. */
export function markConditions(grid: Item): Item[] {
  return items(child(grid, 'rowMarks')).map(mark => child(mark, 'when'))
}
