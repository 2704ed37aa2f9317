import { describe, expect, it } from 'vitest'
import { readGridState } from '../../../runtime/core/grid/address.ts'
import { filterProblem } from '../../../runtime/core/grid/filterProblem.ts'
import { filterTerms } from '../../../runtime/core/grid/filterTerms.ts'
import { grid as compile } from '../fixtures.ts'

const grid = compile()
const problem = (text: string) => filterProblem(grid, { filters: { count: [text] } }, 'count')

describe('filterProblem', () => {
  it('states the range of a number that is outside of it', () => {
    expect(problem('-3')).toBe('From 0 to 100.')
    expect(problem('1000')).toBe('From 0 to 100.')
    expect(problem('100')).toBeUndefined()
    expect(problem('')).toBeUndefined()
  })

  it('reports a number that arrives in the address as it is, and sends no other one', () => {
    for (const text of ['-5', '999', '12345678901234567890']) {
      const state = readGridState(grid, new URLSearchParams({ count: text }), {})
      expect(state.filters).toEqual({ count: [text] })
      expect(filterProblem(grid, state, 'count')).toBeDefined()
      expect(filterTerms(grid, state, { now: 0, zone: 'UTC' })).toEqual([])
    }
  })

  it('reports dates as the specification words it (spec 1 §5)', () => {
    const filters = { 'createdAt.from': ['31.1.2024'] }
    expect(filterProblem(grid, { filters }, 'createdAt.from')).toBe(
      'Please review selected dates. Invalid date format.',
    )
  })
})
