import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { limits } from './filterAreas.ts'
import { twice } from './grids.ts'
import { type Outline } from './outline.ts'

/** At least one column is visible, totals are of numbers, and inputs have unique names. */
export function checkColumns({ file, blocks, cells, grids }: Outline): Finding[] {
  const details = blocks.flatMap(block => items(child(block, 'fields')))
  const tooltips = grids
    .flatMap(grid => items(child(grid, 'columns')))
    .flatMap(column => items(child(column, 'tooltip')))
  return [
    ...grids.flatMap(grid => columns(file, grid)),
    ...cells.filter(isInput).flatMap(cell => limits(file, cell)),
    ...[...details, ...tooltips]
      .map(holder => child(holder, 'cell'))
      .filter(isInput)
      .map(cell => finding(file, cell, explain.inputOutside())),
  ]
}

function columns(file: string, grid: Item): Finding[] {
  const all = items(child(grid, 'columns'))
  const hidden = all.length > 0 && all.every(column => child(column, 'show').value === 'off')
  return [
    ...shownFields(file, grid),
    ...(hidden ? [finding(file, child(grid, 'columns'), explain.columnsHidden())] : []),
    ...all.filter(addsText).map(column => {
      return finding(file, child(column, 'total'), explain.totalText(text(child(column, 'field')) ?? ''))
    }),
    ...twice(file, all.filter(column => isInput(child(column, 'cell'))).map(inputName), explain.inputTwice),
  ]
}

/** Fields of columns are not repeated in `fields`. */
function shownFields(file: string, grid: Item): Finding[] {
  const columns = items(child(grid, 'columns')).map(column => child(column, 'field').value)
  return items(child(grid, 'fields'))
    .filter(({ value }) => columns.includes(value))
    .map(field => finding(file, field, explain.fieldShown(text(field) ?? '')))
}

function addsText(column: Item): boolean {
  const kind = child(column, 'cell', 'kind').value
  return child(column, 'total').value === true && kind !== 'number' && kind !== 'money'
}

function isInput(cell: Item): boolean {
  const kind = child(cell, 'kind').value
  return kind === 'input' || kind === 'numericInput'
}

/** The name of an input, at its place in the file. */
function inputName(column: Item): Item {
  const name = child(column, 'cell', 'name')
  return name.value === undefined ? child(column, 'field') : name
}
