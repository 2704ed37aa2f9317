import { expect, it } from 'vitest'
import { rowButtons } from '../../runtime/core/grid/standAlone.ts'
import { type Grid } from '../../schemas/index.ts'
import { gridsOf } from '../support/grids.ts'

/** What a window of 1440 pixels has left for a grid beside the menu. */
const room = 1164

const grids = gridsOf()

it('grids are found in the definitions', () => {
  expect(grids.length).toBeGreaterThan(50)
})

it('the columns that a grid opens with fit beside the menu at 1440 pixels, without scrolling sideways', () => {
  const scrolling = grids
    .map(({ file, grid }) => ({ at: `${file} ${grid.id}`, width: widthOf(grid) }))
    .filter(({ width }) => width > room)
  expect(scrolling.map(({ at, width }) => `${at}: ${width}`)).toEqual([])
})

/** As the grid lays them out: a column without a width has at least 160 pixels. */
function widthOf({ columns, selection = false, actions = [] }: Grid): number {
  const shown = columns.filter(({ show }) => show !== 'off').map(({ width = 160 }) => width)
  const isOfRow = ({ scope = 'row' }) => scope === 'row'
  const buttons = actions.some(isOfRow) ? rowButtons({ columns, selection, actions }).width : 0
  return shown.reduce((sum, width) => sum + width, (selection ? 44 : 0) + buttons)
}
