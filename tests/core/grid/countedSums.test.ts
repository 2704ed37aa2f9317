import { describe, expect, it } from 'vitest'
import { compileColumn } from '../../../runtime/core/compile/compileGrid.ts'
import { countedSums, namedRow, summedColumns } from '../../../runtime/core/grid/countedSums.ts'
import { type Column } from '../../../schemas/index.ts'

const writeOffs = { one: 'write-off', many: 'write-offs' }

describe('countedSums', () => {
  it('returns the number of records and their sum in each currency', () => {
    expect(countedSums(12, writeOffs, ['1,204.50 GBP', '88.00 EUR'])).toBe(
      '12 write-offs: 1,204.50 GBP, 88.00 EUR',
    )
    expect(countedSums(1, writeOffs, ['5.00 GBP'])).toBe('1 write-off: 5.00 GBP')
  })

  it('returns only the number if nothing is added up', () => {
    expect(countedSums(1234, writeOffs, [])).toBe('1,234 write-offs')
  })
})

describe('summedColumns', () => {
  const money = { kind: 'money', currency: 'currency' } as const
  const fieldsOf = (...columns: Column[]) =>
    summedColumns({ columns: columns.map(compileColumn) }).map(({ field }) => field)

  it('returns the columns with a total', () => {
    const gross: Column = { field: 'gross', label: 'Gross', cell: money }
    expect(fieldsOf(gross, { field: 'net', label: 'Net', cell: money, total: true })).toEqual(['net'])
  })

  it('returns the first column of money if none has a total', () => {
    const [gross, net]: Column[] = ['gross', 'net'].map(field => ({ field, label: field, cell: money }))
    expect(fieldsOf({ field: 'id', label: 'Id' }, ...[gross, net].flatMap(one => one ?? []))).toEqual([
      'gross',
    ])
  })

  it('returns no column in a grid without money', () => {
    expect(fieldsOf({ field: 'id', label: 'Id' })).toEqual([])
  })
})

describe('namedRow', () => {
  const money = { kind: 'money', currency: 'currency' } as const
  const named = (...columns: Column[]) =>
    namedRow(
      { columns: [{ field: 'id', label: 'Payout' }, ...columns].map(compileColumn), rowKey: 'id' },
      { id: 50210, net: 1204.5, fee: 3, currency: 'GBP' },
    )

  it('returns the name of the row, with its money', () => {
    expect(named({ field: 'net', label: 'Net', cell: money })).toBe('Payout 50210: 1,204.50 GBP')
    expect(named({ field: 'gone', label: 'Gone', cell: money })).toBe('Payout 50210')
  })

  it('returns no money if none is shown', () => {
    expect(named()).toBe('Payout 50210')
    expect(named({ field: 'net', label: 'Net', cell: money, show: 'off' })).toBe('Payout 50210')
  })

  it('names each of several amounts, unless one of them has a total', () => {
    const net: Column = { field: 'net', label: 'Net', cell: money }
    const fee: Column = { field: 'fee', label: 'Fee', cell: money }
    expect(named(net, fee)).toBe('Payout 50210: Net 1,204.50 GBP, Fee 3.00 GBP')
    expect(named({ ...net, total: true }, fee)).toBe('Payout 50210: 1,204.50 GBP')
    expect(named(net, fee, net, fee)).toBe('Payout 50210')
  })

  it('uses the label of a state, without that of its column', () => {
    const columns = [
      compileColumn({
        field: 'how',
        label: 'Match',
        cell: { kind: 'status', values: { exact: { label: 'Exact amount', tone: 'success' } } },
      }),
    ]
    expect(namedRow({ columns, rowKey: 'id' }, { how: 'exact' })).toBe('Exact amount')
  })
})
