import { describe, expect, it } from 'vitest'
import { readTileFigures } from '../../schemas/wire/tileFigures.ts'

describe('tile figures', () => {
  it('are read at any level, as numbers or as text', () => {
    const figures = { count: 12, oldestHours: 30.5, overdue: 3 }
    expect(readTileFigures(figures)).toEqual(figures)
    expect(readTileFigures({ data: { response: figures } })).toEqual(figures)
    expect(readTileFigures({ count: '12', oldestHours: '30.5', overdue: '3' })).toEqual(figures)
  })

  it('can be only the count', () => {
    const alone = { count: 0, oldestHours: undefined, overdue: undefined }
    expect(readTileFigures({ count: 0, oldestHours: null, overdue: null })).toEqual(alone)
    expect(readTileFigures({ count: 0, oldestHours: -1, overdue: 'soon' })).toEqual(alone)
  })

  it.each([null, undefined, 'soon', [], {}, { count: -1 }, { count: 1.5 }, { count: {} }])(
    'are not %j',
    data => {
      expect(readTileFigures(data)).toBeUndefined()
    },
  )
})
