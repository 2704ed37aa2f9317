import { expect, it } from 'vitest'
import { type Grid } from '../../schemas/index.ts'
import { gridsOf } from '../support/grids.ts'

/** What a window of 1440 pixels has left for a grid beside the menu. */
const room = 1164

/** More figures than any window of that width has room for: its columns of open amounts are scrolled to. */
const wider = ['grid-cash_reconciliation-finance_dashboard']

const grids = gridsOf()

it('grids are found in the definitions', () => {
  expect(grids.length).toBeGreaterThan(50)
})

it('the columns that a grid opens with fit beside the menu at 1440 pixels, without scrolling sideways', () => {
  const scrolling = grids
    .map(({ file, grid }) => ({ at: `${file} ${grid.id}`, id: grid.id, width: widthOf(grid) }))
    .filter(({ id, width }) => width > room && !wider.includes(id))
  expect(scrolling.map(({ at, width }) => `${at}: ${width}`)).toEqual([])
})

it('a grid that is said to be wider is', () => {
  const wide = grids.map(({ grid }) => grid).filter(({ id }) => wider.includes(id))
  expect(wide.map(({ id }) => id)).toEqual(wider)
  for (const grid of wide) expect(widthOf(grid)).toBeGreaterThan(room)
})

/** As the grid lays them out: a column without a width has at least 160 pixels. */
function widthOf({ columns, selection, actions = [] }: Grid): number {
  const shown = columns.filter(({ show }) => show !== 'off').map(({ width = 160 }) => width)
  const ofRow = new Set(actions.filter(({ scope = 'row' }) => scope === 'row').map(({ label }) => label))
  const [only = ''] = ofRow
  const buttons = ofRow.size === 0 ? 0 : ofRow.size === 1 ? 40 + 8 * only.length : 56
  return shown.reduce((sum, width) => sum + width, (selection ? 44 : 0) + buttons)
}
