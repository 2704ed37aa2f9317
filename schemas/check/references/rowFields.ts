import { child, type Item, items, text } from '../item.ts'
import { leaves } from './conditionLeaves.ts'
import { targetConditions, targetFields } from './targets.ts'

/** Every field of a row that the grid uses: in a column, a cell, a tooltip, or as row key. */
export function rowFields(grid: Item): string[] {
  const columns = items(child(grid, 'columns'))
  const holders = [...columns, ...columns.flatMap(column => items(child(column, 'tooltip')))]
  const named = [
    child(grid, 'rowKey'),
    child(grid, 'inactive', 'field'),
    ...items(child(grid, 'fields')),
    ...holders.flatMap(holder => [
      child(holder, 'field'),
      child(holder, 'cell', 'currency'),
      child(holder, 'cell', 'total'),
      ...targetFields(child(holder, 'cell')),
      ...targetConditions(child(holder, 'cell'))
        .flatMap(leaves)
        .map(leaf => child(leaf, 'field')),
    ]),
  ]
  return [...new Set(named.map(text).filter(name => name !== undefined))]
}
