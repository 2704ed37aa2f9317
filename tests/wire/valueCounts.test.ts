import { describe, expect, it } from 'vitest'
import { readValueCounts } from '../../schemas/wire/valueCounts.ts'

const read = (body: unknown) => {
  const counts = readValueCounts(body)
  return counts && [...counts]
}

describe('counts of the tabs of a grid', () => {
  it('are read at any level, as numbers or as text', () => {
    const list = [
      { value: 'pending', count: 4 },
      { value: 7, count: '12' },
    ]
    const counts = [
      ['pending', 4],
      ['7', 12],
    ]
    for (const body of [list, { data: list }, { success: true, data: { data: list } }])
      expect(read(body)).toEqual(counts)
  })

  it('leave out invalid entries', () => {
    expect(read({ data: [{ value: 'pending' }, null, { count: 3 }, { value: 'paid', count: 1 }] })).toEqual([
      ['paid', 1],
    ])
  })

  it.each([undefined, null, '', {}, { success: false, data: [] }])('are undefined for %j', body => {
    expect(readValueCounts(body)).toBeUndefined()
  })
})
