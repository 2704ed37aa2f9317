import { describe, expect, it } from 'vitest'
import { nameColumn } from '../../../runtime/core/grid/rowKey.ts'
import { type Grid } from '../../../schemas/index.ts'
import { grid as compile } from '../fixtures.ts'

const named = (rowKey: string, columns: Grid['columns']) => nameColumn(compile({ rowKey, columns }))?.field

describe('column that names a row', () => {
  it('is the key if the grid shows it', () => {
    expect(
      named('id', [
        { field: 'name', label: 'Name' },
        { field: 'id', label: 'Id' },
      ]),
    ).toBe('id')
  })

  it('is the first column if the key is hidden', () => {
    const columns = [
      { field: 'idRequest', label: 'Request', show: 'off' as const },
      { field: 'name', label: 'Name' },
    ]
    expect(named('idRequest', columns)).toBe('name')
    expect(named('id', columns)).toBe('name')
  })
})
