import { describe, expect, it } from 'vitest'
import { dateProblem } from '../../../runtime/core/grid/filterProblem.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { grid as compile } from '../fixtures.ts'

const grid = compile()
const problem = (from: string, to: string, key: string) =>
  dateProblem(
    grid,
    deepFreeze({ filters: { name: ['x'], 'createdAt.from': [from], 'createdAt.to': [to] } }),
    key,
  )

describe('dateProblem (spec 1 §5)', () => {
  it('reports a text that is not a date', () => {
    const text = 'Please review selected dates. Invalid date format.'
    expect(problem('31.1.2024', '', 'createdAt.from')).toBe(text)
    expect(problem('', '2024-02-30', 'createdAt.to')).toBe(text)
  })

  it('reports a to-date before the from-date, at the to-date', () => {
    const text = 'Please review inputted dates. End date cannot be before starting date.'
    expect(problem('2024-02-01', '2024-01-31', 'createdAt.to')).toBe(text)
    expect(problem('2024-02-01', '2024-01-31', 'createdAt.from')).toBeUndefined()
  })

  it('accepts empty dates, a period of one day and other filters', () => {
    expect(problem('', '', 'createdAt.from')).toBeUndefined()
    expect(problem('', '2024-01-31', 'createdAt.to')).toBeUndefined()
    expect(problem('x', '2024-01-31', 'createdAt.to')).toBeUndefined()
    expect(problem('2024-01-31', '2024-01-31', 'createdAt.to')).toBeUndefined()
    expect(problem('2024-01-31', '2024-02-01', 'createdAt.to')).toBeUndefined()
    expect(problem('', '', 'name')).toBeUndefined()
    expect(problem('', '', 'missing')).toBeUndefined()
    expect(dateProblem(grid, { filters: {} }, 'createdAt.to')).toBeUndefined()
  })
})
