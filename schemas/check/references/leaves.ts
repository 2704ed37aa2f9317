import { child, type Item, items } from '../item.ts'

/** The leaves of a condition; of what is none, nothing in it has a field. */
export function leaves(condition: Item): Item[] {
  return [condition, ...items(child(condition, 'all')), ...items(child(condition, 'any'))]
}
