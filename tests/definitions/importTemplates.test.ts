import { expect, it } from 'vitest'
import { compileGrid } from '../../runtime/core/compile/compileGrid.ts'
import { checkHeader, rowCheck } from '../../runtime/core/csv/check.ts'
import { templateCsv } from '../../runtime/core/csv/template.ts'
import { rowsOf, utf8 } from '../core/csv/readText.ts'
import { gridsOf } from '../support/grids.ts'

const imports = gridsOf().flatMap(({ file, grid }) => {
  const compiled = compileGrid(grid, '').import
  return compiled?.template ? [{ at: `${file} ${grid.id}`, columns: compiled.columns }] : []
})

it('imports with a template are found in the definitions', () => {
  expect(imports.length).toBeGreaterThan(0)
})

it.each(imports)('the template of $at is a file that the import takes', ({ columns }) => {
  const [header = { line: 0, cells: [] }, ...rows] = rowsOf(utf8(templateCsv(columns)))
  expect(header.cells).toEqual(columns.map(column => column.header))
  expect(rows).toHaveLength(1)
  expect([...checkHeader(header, columns), ...rows.flatMap(rowCheck(header.cells, columns))]).toEqual([])
})
