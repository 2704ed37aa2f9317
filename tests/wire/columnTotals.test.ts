import { expect, it } from 'vitest'
import { readColumnTotals } from '../../schemas/wire/columnTotals.ts'

it('column totals are read at any level, as numbers or as text', () => {
  const list = [
    { field: 'amount', amount: '12.5', currency: 'GBP' },
    { field: 'lines', amount: 3 },
  ]
  for (const body of [list, { data: list }, { success: true, data: { data: list } }])
    expect(readColumnTotals(body)).toEqual([
      { field: 'amount', amount: 12.5, currency: 'GBP' },
      { field: 'lines', amount: 3, currency: '' },
    ])
})

it('an invalid column total is left out, and a failed reply has none', () => {
  expect(readColumnTotals([{ field: 'a', amount: null }, { amount: 1 }, { field: 'b', amount: 0 }])).toEqual([
    { field: 'b', amount: 0, currency: '' },
  ])
  expect(readColumnTotals({ success: false, data: [] })).toBeUndefined()
  expect(readColumnTotals('<html>')).toBeUndefined()
})
