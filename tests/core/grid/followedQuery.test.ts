import { describe, expect, it } from 'vitest'
import { followedQuery } from '../../../runtime/core/grid/followedQuery.ts'
import { grid as compile } from '../fixtures.ts'

const { filters } = compile({
  filters: [
    { kind: 'text', field: 'name', label: 'Name', condition: 'like' },
    {
      kind: 'multiSelect',
      field: 'partner',
      label: 'Partner',
      condition: 'in',
      options: [
        { value: '7', label: 'A' },
        { value: '8', label: 'B' },
      ],
    },
    { kind: 'dateRange', field: 'at', label: 'Day' },
    { kind: 'number', field: 'amount', label: 'Amount', min: 1 },
  ],
})
const query = (values: Readonly<Record<string, readonly string[]>>) =>
  decodeURIComponent(
    followedQuery({ filters }, { filters: values }, { now: Date.UTC(2026, 0, 5, 12), zone: 'UTC' }),
  ).replaceAll('+', ' ')

describe('followedQuery', () => {
  it('is empty without a filter', () => {
    expect(query({})).toBe('')
  })

  it('names each value by its field, and the ends of a period', () => {
    expect(query({ name: [' x&y '], partner: ['7', '8'] })).toBe('?name=x&y&partner=7&partner=8')
    expect(query({ at: ['2026-01-01..2026-01-31'] })).toBe(
      '?at.from=2026-01-01 00:00:00&at.to=2026-01-31 23:59:59',
    )
  })

  it('leaves out values that a grid would not send', () => {
    expect(query({ amount: ['0'], name: [' '] })).toBe('')
  })
})
