import { describe, expect, it } from 'vitest'
import { widenedFilters } from '../../../runtime/core/grid/state.ts'

const initial = { status: ['open', 'late'], type: ['a'] }

describe('filters that the grid has opened with', () => {
  it('are left out beside those of the user', () => {
    expect(widenedFilters({ ...initial, name: ['Ada'] }, initial)).toEqual({ name: ['Ada'] })
  })

  it('stay where the user has changed them', () => {
    const filters = { status: ['done'], type: ['a'] }
    expect(widenedFilters(filters, initial)).toEqual({ status: ['done'] })
  })

  it('hide nothing when they stand alone, or are not applied', () => {
    expect(widenedFilters(initial, initial)).toBeUndefined()
    expect(widenedFilters({ name: ['Ada'] }, initial)).toBeUndefined()
    expect(widenedFilters({}, initial)).toBeUndefined()
  })
})
