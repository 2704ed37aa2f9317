import { child, type Item, items } from '../item.ts'

/** The leaves of a condition. For a value that is not a condition, no leaf has a field. */
export function leaves(condition: Item): Item[] {
  return [condition, ...items(child(condition, 'all')), ...items(child(condition, 'any'))]
}

/** The values that a leaf compares its field with; empty for a test of presence. */
export function comparedValues(leaf: Item): Item[] {
  const not = child(leaf, 'not')
  return [child(leaf, 'is'), ...items(child(leaf, 'in')), ...(Array.isArray(not.value) ? items(not) : [not])]
}
