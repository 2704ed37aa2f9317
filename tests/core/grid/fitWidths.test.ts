import { describe, expect, it } from 'vitest'
import { fitWidths } from '../../../runtime/core/grid/fitWidths.ts'

const column = (width: number, needed?: number, usual?: number) => ({ width, needed, usual })
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

describe('column widths by content', () => {
  it('columns keep their widths if nothing is cut off, however much room there is', () => {
    expect(fitWidths([column(100, 60), column(200)], 1000)).toEqual([100, 200])
  })

  it('a column that is cut off takes the free room', () => {
    expect(fitWidths([column(100, 150), column(200, 80)], 400)).toEqual([150, 200])
  })

  it('without free room, a column takes room that another column does not need', () => {
    expect(fitWidths([column(100, 150), column(200, 80)], 300)).toEqual([150, 150])
  })

  it('a grid that fits does not start to scroll: columns that need least are widened first', () => {
    expect(fitWidths([column(100, 200), column(100, 120), column(100)], 330)).toEqual([110, 120, 100])
  })

  it('what nearly all rows need comes before the few long ones', () => {
    expect(fitWidths([column(100, 300, 140), column(100, 220, 220)], 300)).toEqual([140, 160])
    expect(fitWidths([column(100, 300, 140), column(100, 220, 220)], 600)).toEqual([300, 220])
  })

  it('numbers and keys are shown whole before any text is widened', () => {
    const amount = { ...column(100, 120, 100), exact: true }
    expect(fitWidths([column(100, 160, 110), amount, { ...column(90, 120), exact: true }], 340)).toEqual([
      100, 120, 120,
    ])
    expect(fitWidths([column(100, 160, 110), amount], 240)).toEqual([120, 120])
  })

  it('without any room, a name takes it from the widest column whose values are cut off', () => {
    const named = { width: 80, needed: 95, named: 95 }
    expect(fitWidths([column(100, 300), column(140, 300), named], 320)).toEqual([100, 125, 95])
    expect(fitWidths([column(100), named], 180)).toEqual([100, 80])
  })

  it('a grid that lacks the width of a scroll bar is narrowed to its room, columns with narrow content first', () => {
    const widths = fitWidths([column(500, 600), column(400, 380), column(265)], 1150)
    expect(widths).toEqual([500, 385, 265])
    expect(sum(fitWidths([column(500, 600), column(400, 500), column(265)], 1150))).toBeLessThanOrEqual(1150)
    expect(fitWidths([column(500, 600), column(400, 500), column(300)], 1150)).toEqual([500, 400, 300])
  })

  it('a grid that scrolls sideways gives every column the room it needs', () => {
    expect(fitWidths([column(100, 150), column(200, 240), column(300)], 400)).toEqual([150, 240, 300])
  })

  it('a very long text does not make its column wider than 320 pixels', () => {
    expect(fitWidths([column(100, 2000)], 5000)).toEqual([320])
  })

  it('a column that is wider than 320 pixels keeps its width', () => {
    expect(fitWidths([column(400, 2000), column(100, 130)], 5000)).toEqual([400, 130])
  })

  it('widths are whole pixels, and a grid that fits stays within its room', () => {
    for (let seed = 1; seed < 300; seed += 1) {
      const columns = [7, 11, 13, 17].map(by =>
        column(60 + ((seed * by) % 140), 40 + ((seed * by * 3) % 300)),
      )
      const room = sum(columns.map(({ width }) => width)) + (seed % 90)
      const widths = fitWidths(columns, room)
      expect(widths.every(Number.isInteger)).toBe(true)
      expect(sum(widths)).toBeLessThanOrEqual(room)
    }
  })
})
