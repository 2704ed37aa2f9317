import { describe, expect, it } from 'vitest'
import { compileGrid } from '../../../runtime/core/compile/compileGrid.ts'
import { readGridState } from '../../../runtime/core/grid/address.ts'
import {
  type ColumnsMemory,
  readColumnsMemory,
  writeColumnsMemory,
} from '../../../runtime/core/grid/columnsMemory.ts'
import { fittingSize } from '../../../runtime/core/grid/pages.ts'

const grid = compileGrid(
  { id: 'grid-things', source: '/api/things', columns: [{ field: 'id', label: 'Id' }] },
  '',
)
const sizeAt = (search: string, memory?: ColumnsMemory) =>
  readGridState(grid, new URLSearchParams(search), {}, memory).size

describe('initial page size of a grid', () => {
  it('is 10 in a laptop window, and as many as fit in a taller one', () => {
    expect([0, 768, 900, 1080].map(height => fittingSize(height))).toEqual([10, 10, 10, 10])
    expect([1440, 2160, 2400].map(height => fittingSize(height))).toEqual([25, 25, 50])
  })

  it('is larger if the rows are compact', () => {
    expect([fittingSize(1200, 'compact'), fittingSize(1200, 'comfortable')]).toEqual([25, 10])
  })

  it('is the size that the user chose last, or else the one that fits, or else 10', () => {
    expect(sizeAt('', { size: 5, fitting: 25 })).toBe(5)
    expect(sizeAt('', { fitting: 25 })).toBe(25)
    expect(sizeAt('')).toBe(10)
  })

  it('is the size in the address, if there is one', () => {
    expect(sizeAt('size=50', { size: 25 })).toBe(50)
    expect(sizeAt('size=7', { size: 25 })).toBe(25)
  })

  it('is 10 for every user if the address has a page without a size', () => {
    expect(sizeAt('page=3', { size: 25, fitting: 50 })).toBe(10)
    expect(sizeAt('page=3&size=25', { size: 50 })).toBe(25)
  })

  it('is remembered only if it is an offered size', () => {
    expect(readColumnsMemory(writeColumnsMemory({ size: 50 }))).toEqual({ size: 50 })
    for (const size of [0, 7, 1000, '25', null])
      expect(readColumnsMemory(JSON.stringify({ size }))).toEqual({})
  })
})
