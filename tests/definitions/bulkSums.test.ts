import { expect, it } from 'vitest'
import { gridsOf } from '../support/grids.ts'

it('a grid with money and actions on its selection has its selection added up by the server', () => {
  const silent = gridsOf().filter(
    ({ grid }) =>
      (grid.actions ?? []).some(({ scope }) => scope === 'selection') &&
      grid.columns.some(({ cell }) => cell?.kind === 'money') &&
      grid.selectionSums === undefined &&
      // What is chosen has a running total beside it, which its question shows too.
      grid.selectionSummary?.fields.every(({ field }) => field !== 'total') !== false,
  )
  expect(silent.map(({ file, grid }) => `${file} ${grid.id}`)).toEqual([])
})

it('an action that moves money of selected rows has a confirmation or a form, or a reason to have none', () => {
  const atOnce = gridsOf().flatMap(({ file, grid }) =>
    grid.selectionSums === undefined && grid.selectionSummary === undefined
      ? []
      : (grid.actions ?? [])
          .filter(
            ({ scope, kind, confirm, because }) =>
              scope === 'selection' && kind === 'request' && !confirm && !because,
          )
          .map(({ label }) => `${file} ${label}`),
  )
  expect(atOnce).toEqual([])
})
