import { describe, expect, it } from 'vitest'
import { readGridState } from '../../../runtime/core/grid/address.ts'
import { filterProblem } from '../../../runtime/core/grid/filterProblem.ts'
import { filterTerms } from '../../../runtime/core/grid/filterTerms.ts'
import { grid as compile } from '../fixtures.ts'

const grid = compile()
const problem = (text: string) => filterProblem(grid, { filters: { count: [text] } }, 'count')

describe('filterProblem', () => {
  it('names the range of a number outside it', () => {
    expect(problem('-3')).toBe('From 0 to 100.')
    expect(problem('1000')).toBe('From 0 to 100.')
    expect(problem('100')).toBeUndefined()
    expect(problem('')).toBeUndefined()
  })

  it('reports an invalid number from the address, and sends no other one', () => {
    for (const text of ['-5', '999', '12345678901234567890']) {
      const state = readGridState(grid, new URLSearchParams({ count: text }), {})
      expect(state.filters).toEqual({ count: [text] })
      expect(filterProblem(grid, state, 'count')).toBeDefined()
      expect(filterTerms(grid, state, { now: 0, zone: 'UTC' })).toEqual([])
    }
  })

  it('reports dates with the texts of the specification (spec 1 §5)', () => {
    const filters = { 'createdAt.from': ['31.1.2024'] }
    expect(filterProblem(grid, { filters }, 'createdAt.from')).toBe(
      'Please review selected dates. Invalid date format.',
    )
  })
})
