import { expect, it } from 'vitest'
import { permittedGrid } from '../../../runtime/core/grid/permittedGrid.ts'
import { grid as compile } from '../fixtures.ts'

const none = new Set<string>()

it('placeholders of the fixed parameters are filled from the address', () => {
  const grid = compile({ params: { seller: '{id}', label: 'of {id}', open: true } })
  expect(permittedGrid(grid, none, { id: '12/3' }).params).toEqual({
    seller: '12/3',
    label: 'of 12/3',
    open: true,
  })
})

it('a grid without placeholders in them is the same object', () => {
  const grid = compile({ params: { open: true, kind: 'a' } })
  expect(permittedGrid(grid, none, { id: '1' })).toBe(grid)
})
