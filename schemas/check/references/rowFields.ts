import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { leaves } from './conditionLeaves.ts'
import { type Outline } from './outline.ts'
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

/** Reports a name that is no field of the rows of a grid. */
export function unknownRowField(
  { file, rows }: Pick<Outline, 'file' | 'rows'>,
  grid: Item,
): (item: Item, name: string | undefined) => Finding[] {
  const known = rowFields(grid)
  const isUnknown = ['columns', 'fields'].some(key => !isList(child(grid, key)))
  return (item, name) =>
    name === undefined || known.includes(name) || isUnknown
      ? []
      : [finding(file, item, explain.rowFieldUnknown(name, known, rows.get(grid.pointer)))]
}

/** A value that is not a list is reported by the shape, and its entries are unknown. */
function isList({ value }: Item): boolean {
  return value === undefined || Array.isArray(value)
}
