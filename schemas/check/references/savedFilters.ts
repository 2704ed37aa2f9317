import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, items } from '../item.ts'
import { type Outline } from './outline.ts'

/** Saved filters need filters in the grid. */
export function checkSavedFilters({ file, grids }: Outline): Finding[] {
  return grids.flatMap(grid => {
    const saved = child(grid, 'savedFilters')
    const savable = items(child(grid, 'filters')).some(filter => child(filter, 'savable').value !== false)
    return saved.value === undefined || savable ? [] : [finding(file, saved, explain.savedFiltersIdle())]
  })
}
