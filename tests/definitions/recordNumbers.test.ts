import { expect, it } from 'vitest'
import { gridsOf } from '../support/grids.ts'

/** The lists that show the key of their records and can be filtered. */
const named = gridsOf().flatMap(({ file, grid }) => {
  const { columns, filters = [], rowKey = columns[0]?.field } = grid
  const shown = columns.some(({ field }) => field === rowKey)
  return shown && filters.length > 0 ? [{ at: `${file} ${grid.id}`, field: rowKey, filters }] : []
})

it('lists that can be filtered are found in the definitions', () => {
  expect(named.length).toBeGreaterThan(35)
})

it('a list that can be filtered finds a record by the number or name that it shows', () => {
  const without = named.filter(({ field, filters }) => !filters.some(filter => filter.field === field))
  expect(without.map(({ at, field }) => `${at}: add a filter for "${field}"`)).toEqual([])
})
