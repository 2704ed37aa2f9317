import { describe, expect, it } from 'vitest'
import { columnTotals, totalTexts } from '../../../runtime/core/grid/totals.ts'
import { grid as compile } from '../fixtures.ts'

const grid = compile({
  columns: [
    { field: 'id', label: 'Id' },
    { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' }, total: true },
    { field: 'days', label: 'Days', cell: { kind: 'number', unit: 'days', decimals: 1 }, total: true },
  ],
})

describe('columnTotals', () => {
  it('adds up money per currency with exact cents', () => {
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

  it('has no sum without numbers', () => {
    expect(columnTotals(grid, [])).toEqual({ amount: [], days: [] })
    expect(columnTotals(grid, [{ amount: 'x', currency: 'EGP' }])?.amount).toEqual([])
  })

  it('is undefined if no column has a total', () => {
    expect(columnTotals(compile(), [{ amount: 1 }])).toBeUndefined()
  })
})

describe('totalTexts', () => {
  const totals = [
    { field: 'amount', amount: 1234.5, currency: 'GBP' },
    { field: 'amount', amount: -2, currency: 'EUR' },
    { field: 'days', amount: 3, currency: '' },
  ]
  const texts = (at: number) => {
    const column = grid.columns[at]
    return column && totalTexts(column, totals)
  }

  it('returns the totals of the server, money in each currency and numbers with their unit', () => {
    expect(texts(1)).toEqual(['-2.00 EUR', '1,234.50 GBP'])
    expect(texts(2)).toEqual(['3.0 days'])
  })

  it('returns a dash if the server sends no total', () => {
    expect(texts(0)).toEqual(['-'])
  })
})
