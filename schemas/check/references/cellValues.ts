import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { comparedValues, leaves, markConditions } from './conditionLeaves.ts'
import { type Outline } from './outline.ts'

/** Conditions and filters of a grid use possible values of its columns: of a status, and dates as texts. */
export function checkCellValues({ file, grids }: Outline): Finding[] {
  return grids.flatMap(grid => {
    const cells = new Map(
      items(child(grid, 'columns')).map(column => [text(child(column, 'field')), child(column, 'cell')]),
    )
    const ofActions = items(child(grid, 'actions')).flatMap(action => [
      child(action, 'visible'),
      child(action, 'enabled'),
    ])
    const conditions = [...ofActions, ...markConditions(grid)].flatMap(leaves)
    const filters = items(child(grid, 'filters'))
    return [
      ...conditions.map(leaf => ({ of: leaf, values: comparedValues(leaf) })),
      ...filters.map(filter => ({
        of: filter,
        values: items(child(filter, 'options')).map(option => child(option, 'value')),
      })),
    ].flatMap(({ of, values }) => {
      const field = text(child(of, 'field')) ?? ''
      const cell = cells.get(field)
      return cell ? values.flatMap(value => wrong(file, { field, cell, value })) : []
    })
  })
}

interface Asked {
  readonly field: string
  readonly cell: Item
  readonly value: Item
}

function wrong(file: string, { field, cell, value }: Asked): Finding[] {
  const kind = child(cell, 'kind').value
  if (kind === 'date' && (typeof value.value === 'number' || typeof value.value === 'boolean'))
    return [finding(file, value, explain.dateValueUnfit(value.value, field))]
  const known = entries(child(cell, 'values')).map(([name]) => name)
  const asked = text(value)
  return kind !== 'status' || asked === undefined || known.length === 0 || known.includes(asked)
    ? []
    : [finding(file, value, explain.statusValueUnknown(asked, field, known))]
}
