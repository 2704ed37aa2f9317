import { describe, expect, it } from 'vitest'
import { searchItems } from '../../src/playground/page/searchItems.ts'
import { type CatalogueItem } from '../../src/playground/protocol.ts'

const item = (more: Partial<CatalogueItem>): CatalogueItem => ({
  kind: 'screen',
  name: 'one',
  title: '',
  file: 'screens/area/one.ts',
  calls: [],
  errors: [],
  assumptions: [],
  ...more,
})
const items = [
  item({ name: 'mentions', calls: ['GET /api/refunds'], access: 'one_access' }),
  item({ name: 'refunds', path: '/finance/refunds', errors: ['shows "Lost"'] }),
  item({ kind: 'entity', name: 'refund', assumptions: ['A guess about refunds.'] }),
]
const found = (search: string, kind: CatalogueItem['kind'] | 'all' = 'all') =>
  searchItems(items, search, kind).map(({ name }) => name)

describe('definition search', () => {
  it('searches all known properties, names first', () => {
    expect(found('refunds')).toEqual(['refunds', 'mentions', 'refund'])
    expect(found('ONE_access')).toEqual(['mentions'])
    expect(found('guess')).toEqual(['refund'])
    expect(found('"lost"')).toEqual(['refunds'])
  })

  it('requires every word, in any order, and the kind', () => {
    expect(found('refunds /finance')).toEqual(['refunds'])
    expect(found('refunds', 'entity')).toEqual(['refund'])
    expect(found('nowhere')).toEqual([])
    expect(found('  ')).toEqual(['mentions', 'refunds', 'refund'])
  })
})
