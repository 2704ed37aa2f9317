import { describe, expect, it } from 'vitest'
import { readValueCounts } from '../../schemas/wire/valueCounts.ts'

const read = (body: unknown) => {
  const counts = readValueCounts(body)
  return counts && [...counts]
}

describe('the numbers of the tabs of a grid', () => {
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

  it('leave out entries that are none', () => {
    expect(read({ data: [{ value: 'pending' }, null, { count: 3 }, { value: 'paid', count: 1 }] })).toEqual([
      ['paid', 1],
    ])
  })

  it.each([undefined, null, '', {}, { success: false, data: [] }])('are not known from %j', body => {
    expect(readValueCounts(body)).toBeUndefined()
  })
})
