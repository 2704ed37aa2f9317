import { describe, expect, it } from 'vitest'
import { widenedFilters } from '../../../runtime/core/grid/gridState.ts'

const initial = { status: ['open', 'late'], type: ['a'] }

describe('initial filters of an empty result', () => {
  it('are left out of the hint if the user has set other filters', () => {
    expect(widenedFilters({ ...initial, name: ['Ada'] }, initial)).toEqual({ name: ['Ada'] })
  })

  it('stay in the hint if the user has changed them', () => {
    const filters = { status: ['done'], type: ['a'] }
    expect(widenedFilters(filters, initial)).toEqual({ status: ['done'] })
  })

  it('are not mentioned if they are the only ones, or not applied', () => {
    expect(widenedFilters(initial, initial)).toBeUndefined()
    expect(widenedFilters({ name: ['Ada'] }, initial)).toBeUndefined()
    expect(widenedFilters({}, initial)).toBeUndefined()
  })
})
