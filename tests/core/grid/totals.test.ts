import { describe, expect, it } from 'vitest'
import { columnTotals } from '../../../runtime/core/grid/totals.ts'
import { grid as compile } from '../fixtures.ts'

const grid = compile({
  columns: [
    { field: 'id', label: 'Id' },
    { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' }, total: true },
    { field: 'days', label: 'Days', cell: { kind: 'number', unit: 'days', decimals: 1 }, total: true },
  ],
})

describe('columnTotals', () => {
  it('adds up money per currency and keeps cents exact', () => {
    const rows = [
      { amount: 0.1, currency: 'EGP' },
      { amount: '0.2', currency: 'EGP' },
      { amount: -1234.56, currency: 'AED' },
      { amount: 5 },
    ]
    expect(columnTotals(grid, rows)?.amount).toEqual(['5.00', '-1,234.56 AED', '0.30 EGP'])
  })

  it('adds up numbers with their unit', () => {
    expect(columnTotals(grid, [{ days: 1.25 }, { days: 1 }, { days: null }, { days: 'soon' }])?.days).toEqual(
      ['2.3 days'],
    )
  })

  it('is no sum where there is no number', () => {
    expect(columnTotals(grid, [])).toEqual({ amount: [], days: [] })
    expect(columnTotals(grid, [{ amount: 'x', currency: 'EGP' }])?.amount).toEqual([])
  })

  it('is undefined when no column has a total', () => {
    expect(columnTotals(compile(), [{ amount: 1 }])).toBeUndefined()
  })
})
