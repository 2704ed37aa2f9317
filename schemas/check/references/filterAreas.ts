import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { filterKey } from './grids.ts'
import { type Outline } from './outline.ts'

/** A separate filter area places every filter of its grid once; number limits allow some number. */
export function checkFilterAreas({ file, grids, filters }: Outline): Finding[] {
  return [...grids.flatMap(grid => area(file, grid)), ...filters.flatMap(filter => limits(file, filter))]
}

function area(file: string, grid: Item): Finding[] {
  const template = child(grid, 'filterArea', 'template')
  const sentence = text(template)
  if (sentence === undefined) return []
  const keys = items(child(grid, 'filters')).map(filterKey)
  const known = keys.map(text).filter(key => key !== undefined)
  const placed = placeholdersOf(sentence)
  return [
    ...placed
      .filter(key => !known.includes(key))
      .map(key => finding(file, template, explain.filterPlaceUnknown(key, known))),
    ...placed
      .filter((key, at) => placed.indexOf(key) < at)
      .map(key => finding(file, template, explain.filterPlaceTwice(key))),
    ...keys
      .filter(key => !placed.includes(text(key) ?? ''))
      .map(key => finding(file, key, explain.filterUnplaced(text(key) ?? ''))),
  ]
}

/** Reports a min greater than max. */
export function limits(file: string, holder: Item): Finding[] {
  const [min, max] = [child(holder, 'min').value, child(holder, 'max').value]
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return []
  return [finding(file, child(holder, 'min'), explain.limitsCrossed(min, max))]
}
