import { describe, expect, it } from 'vitest'
import { exportColumns } from '../../../runtime/core/grid/exportRequest.ts'
import { type Grid } from '../../../schemas/index.ts'
import { grid as compile } from '../fixtures.ts'

const columns: Grid['columns'] = [
  { field: 'id', label: 'Payment' },
  { field: 'net', label: 'Net', cell: { kind: 'money', currency: 'currency' } },
  { field: 'vat', label: 'VAT', cell: { kind: 'money', currency: 'currency' } },
  {
    field: 'status',
    label: 'Status',
    cell: { kind: 'status', values: { partial: { label: 'Partly reconciled' }, open: { label: 'Open' } } },
  },
  { field: 'urgent', label: 'Urgent', cell: { kind: 'boolean' } },
  { field: 'datedAt', label: 'Date', cell: { kind: 'date' } },
  { field: 'decidedAt', label: 'Decided', cell: { kind: 'date', time: true } },
  { field: 'ageDays', label: 'Age', cell: { kind: 'number', unit: 'd' } },
  { field: 'remarks', label: 'Comments', cell: { kind: 'comments', entity: 'package' } },
  { field: 'currency', label: 'Currency', show: 'off' },
]
const grid = compile({ columns, filters: [], export: { reportType: 'things' } })
const shown = (...fields: string[]) => exportColumns(grid, { columns: fields })

describe('export columns', () => {
  it('have the headings of the screen, in its order', () => {
    expect(shown('status', 'id', 'ageDays').map(({ heading }) => heading)).toEqual([
      'Status',
      'Payment',
      'Age (d)',
    ])
  })

  it('have the currency after each amount', () => {
    expect(shown('net', 'id')).toEqual([
      { field: 'net', heading: 'Net' },
      { field: 'currency', heading: 'Currency' },
      { field: 'id', heading: 'Payment' },
    ])
    expect(shown('net', 'vat').map(({ heading }) => heading)).toEqual([
      'Net',
      'Net currency',
      'VAT',
      'VAT currency',
    ])
  })

  it('have no second currency if the screen shows one', () => {
    expect(shown('net', 'currency').map(({ heading }) => heading)).toEqual(['Net', 'Currency'])
  })

  it('have labels instead of codes', () => {
    expect(shown('status', 'urgent')).toEqual([
      { field: 'status', heading: 'Status', words: { partial: 'Partly reconciled', open: 'Open' } },
      { field: 'urgent', heading: 'Urgent', words: { true: 'Yes', false: 'No', 1: 'Yes', 0: 'No' } },
    ])
  })

  it('have codes if the definition asks for them', () => {
    const codes = compile({ columns, filters: [], export: { reportType: 'things', values: 'codes' } })
    expect(exportColumns(codes, { columns: ['status', 'urgent'] })).toEqual([
      { field: 'status', heading: 'Status' },
      { field: 'urgent', heading: 'Urgent' },
    ])
  })

  it('have days as days, and times with their zone', () => {
    expect(shown('datedAt', 'decidedAt')).toEqual([
      { field: 'datedAt', heading: 'Date' },
      { field: 'decidedAt', heading: 'Decided (UTC)', time: true },
    ])
  })

  it('contain data, without the comments button', () => {
    expect(shown('id', 'remarks')).toEqual([{ field: 'id', heading: 'Payment' }])
  })
})
