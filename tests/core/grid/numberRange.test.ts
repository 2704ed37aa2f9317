import { describe, expect, it } from 'vitest'
import { readGridState, writeGridState } from '../../../runtime/core/grid/address.ts'
import { filterProblem } from '../../../runtime/core/grid/filterProblem.ts'
import { filterTerms } from '../../../runtime/core/grid/filterTerms.ts'
import { initialFilters } from '../../../runtime/core/grid/initialFilters.ts'
import { applySaved, savedTerms } from '../../../runtime/core/grid/savedFilters.ts'
import { grid as compile } from '../fixtures.ts'

const grid = compile({ filters: [{ kind: 'numberRange', field: 'net', label: 'Net', min: 0, max: 1000 }] })
const context = { now: 0, zone: 'UTC' }
const termsOf = (net: string) => filterTerms(grid, { filters: { net: [net] } }, context)
const problemOf = (net: string) => filterProblem(grid, { filters: { net: [net] } }, 'net')
const least = { index: 'net', value: 12.5, condition: 'gteq' }
const most = { index: 'net', value: 250, condition: 'lteq' }

describe('number range filter', () => {
  it('is sent as one group of terms for each of its ends', () => {
    expect(termsOf('12.5..250')).toEqual([[least], [most]])
    expect(termsOf('12.5..')).toEqual([[least]])
    expect(termsOf('..250')).toEqual([[most]])
    expect(termsOf('7..7')).toHaveLength(2)
  })

  it('is one value of the address; a single number is the minimum', () => {
    const state = readGridState(grid, new URLSearchParams({ net: '12.5..250' }), {})
    expect(state.filters).toEqual({ net: ['12.5..250'] })
    expect(writeGridState(grid, state, new URLSearchParams(), {}).get('net')).toBe('12.5..250')
    expect(termsOf('12.5')).toEqual([[least]])
  })

  it('is not sent if it is invalid, and reports the problem', () => {
    const wrong = {
      '20..1': 'The first number cannot be greater than the second.',
      '1..2000': 'From 0 to 1,000.',
      'x..1': 'x is not a number of at most 15 digits.',
    }
    for (const [net, problem] of Object.entries(wrong)) {
      expect(problemOf(net)).toBe(problem)
      expect(termsOf(net)).toEqual([])
    }
    expect(problemOf('1..20')).toBeUndefined()
  })

  it('is restored from a saved filter and from the initial filters of the server', () => {
    const state = { filters: { net: ['12.5..250'] } }
    expect(applySaved(grid, savedTerms(grid, state, context), { filters: {} }, context)).toEqual({
      filters: state.filters,
      dropped: [],
    })
    const served = compile({ filters: [...grid.filters], initialFilters: { load: 'saved' } })
    expect(initialFilters(served, { saved: [[least], [most]] }, {}, context)).toEqual(state.filters)
    expect(initialFilters(served, { saved: [{ index: 'net', value: 7 }] }, {}, context)).toEqual({
      net: ['7..7'],
    })
  })
})
