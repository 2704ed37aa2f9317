import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { onRow } from '../references/onRow.ts'

/** Pixels left for a grid next to the menu in a window of 1440, as in runtime/core/grid/standAlone.ts. */
const room = 1164
/** Of a column without a width; of the selection boxes; of the row menu. */
const widths = { column: 160, selection: 44, menu: 56 }

/** Requirements for the grid of a valid block. */
export function gridStandards(file: string, block: Item): Finding[] {
  const grid = child(block, 'grid')
  const isExcused = [block, grid].some(holder => child(holder, 'because').value !== undefined)
  return [...(isExcused ? [] : tooWide(file, grid)), ...unfiltered(file, grid), ...unsummed(file, grid)]
}

/** The initial columns fit without horizontal scrolling. */
function tooWide(file: string, grid: Item): Finding[] {
  const columns = child(grid, 'columns')
  const width = widthOf(grid)
  return width <= room ? [] : [finding(file, columns, explain.gridTooWide(width, room))]
}

/** As in the grid: one row action is a button, several are a menu if buttons do not fit. */
function widthOf(grid: Item): number {
  const shown = items(child(grid, 'columns')).filter(column => child(column, 'show').value !== 'off')
  const own = shown.map(column => Number(child(column, 'width').value ?? widths.column))
  const ofRow = items(child(grid, 'actions')).filter(onRow)
  const [only = grid] = ofRow
  const button = ofRow.length === 1 ? 40 + 8 * (text(child(only, 'label')) ?? '').length : 0
  const actions = ofRow.length === 0 ? 0 : Math.max(widths.menu, button)
  const boxes = child(grid, 'selection').value === true ? widths.selection : 0
  return own.reduce((sum, width) => sum + width, actions + boxes)
}

/** A list with filters can filter by the number or name that it shows. */
function unfiltered(file: string, grid: Item): Finding[] {
  const columns = items(child(grid, 'columns')).map(column => text(child(column, 'field')))
  const key = text(child(grid, 'rowKey')) ?? columns[0]
  const filters = items(child(grid, 'filters')).map(filter => text(child(filter, 'field')))
  if (key === undefined || filters.length === 0 || !columns.includes(key) || filters.includes(key)) return []
  return [finding(file, child(grid, 'filters'), explain.keyUnfiltered(key))]
}

/** The confirmation for selected rows with money shows their sum, and asks before anything is sent. */
function unsummed(file: string, grid: Item): Finding[] {
  const actions = items(child(grid, 'actions')).filter(action => child(action, 'scope').value === 'selection')
  const hasMoney = items(child(grid, 'columns')).some(
    column => child(column, 'cell', 'kind').value === 'money',
  )
  const isSummed =
    child(grid, 'selectionSums').value !== undefined ||
    // A selection summary has a running total, which the confirmation shows too.
    items(child(grid, 'selectionSummary', 'fields')).some(field => child(field, 'field').value === 'total')
  const [first] = actions
  const hasSums = ['selectionSums', 'selectionSummary'].some(key => child(grid, key).value !== undefined)
  return [
    ...(first && hasMoney && !isSummed ? [finding(file, first, explain.selectionUnsummed())] : []),
    ...actions
      .filter(action => (hasMoney || hasSums) && child(action, 'kind').value === 'request')
      .filter(action => ['confirm', 'because'].every(key => child(action, key).value === undefined))
      .map(action => finding(file, action, explain.selectionUnasked())),
  ]
}
