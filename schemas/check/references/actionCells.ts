import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { onRow } from './onRow.ts'
import { type Outline } from './outline.ts'

/** A cell with an action belongs to a column of a grid whose rows have that action. */
export function checkActionCells({ file, grids, cells }: Outline): Finding[] {
  const inColumns = grids.flatMap(grid =>
    items(child(grid, 'columns')).map(column => ({ grid, cell: child(column, 'cell') })),
  )
  const placed = new Set(inColumns.map(({ cell }) => cell.pointer))
  return [
    ...inColumns.filter(({ cell }) => isAction(cell)).flatMap(({ grid, cell }) => named(file, grid, cell)),
    ...cells
      .filter(cell => isAction(cell) && !placed.has(cell.pointer))
      .map(cell => finding(file, cell, explain.actionCellOutside())),
  ]
}

function named(file: string, grid: Item, cell: Item): Finding[] {
  const item = child(cell, 'action')
  const name = text(item)
  const actions = items(child(grid, 'actions'))
  const known = actions.filter(onRow).map(action => text(child(action, 'label')) ?? '')
  return name === undefined || known.includes(name)
    ? []
    : [finding(file, item, explain.actionUnknown(name, known))]
}

function isAction(cell: Item): boolean {
  return child(cell, 'kind').value === 'action'
}
