import { expect, it } from 'vitest'
import { rowButtons } from '../../runtime/core/grid/standAlone.ts'
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
function widthOf({ columns, selection = false, actions = [] }: Grid): number {
  const shown = columns.filter(({ show }) => show !== 'off').map(({ width = 160 }) => width)
  const isOfRow = ({ scope = 'row' }) => scope === 'row'
  const buttons = actions.some(isOfRow) ? rowButtons({ columns, selection, actions }).width : 0
  return shown.reduce((sum, width) => sum + width, (selection ? 44 : 0) + buttons)
}
