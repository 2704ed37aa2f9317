import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { type Outline } from './outline.ts'

/**
 * A period has one calendar (spec 1 §5): without times, days of UTC; with times, those of the user. Both ends
 * and the columns of its field must agree, or rows of other days would appear.
 */
export function checkFilterDates({ file, grids, filterBlocks }: Outline): Finding[] {
  return [...grids, ...filterBlocks].flatMap(grid => {
    const dates = items(child(grid, 'filters')).filter(filter => dated.has(text(child(filter, 'kind')) ?? ''))
    const columns = items(child(grid, 'columns'))
    const shown = [...columns, ...columns.flatMap(column => items(child(column, 'tooltip')))]
    return dates.flatMap((filter, at) => {
      const field = text(child(filter, 'field'))
      if (field === undefined) return []
      const time = takesTime(filter)
      const same = (one: Item) => child(one, 'field').value === field
      const other = dates.slice(0, at).find(same)
      const column = shown.find(one => {
        const cell = child(one, 'cell')
        return same(one) && child(cell, 'kind').value === 'date' && takesTime(cell) !== time
      })
      const end = dates.find(one => same(one) && child(one, 'kind').value === 'toDate')
      const endsAt = end && child(end, 'initial')
      const range = dates.find(one => same(one) && child(one, 'kind').value === 'dateRange')
      if (range && range.pointer !== filter.pointer && child(filter, 'kind').value !== 'dateRange')
        return [finding(file, child(filter, 'field'), explain.dateFiltersOverlap(field))]
      if (other && takesTime(other) !== time)
        return [finding(file, child(filter, 'time'), explain.periodHalves(field))]
      if (
        child(filter, 'kind').value === 'fromDate' &&
        child(filter, 'initial', 'lastDays').value !== undefined &&
        endsAt &&
        text(endsAt) !== undefined
      )
        return [finding(file, endsAt, explain.initialDaysEnd(field))]
      return column ? [finding(file, child(filter, 'time'), explain.filterCalendar(field, time))] : []
    })
  })
}

const dated: ReadonlySet<string> = new Set(['dateRange', 'fromDate', 'toDate'])

function takesTime(holder: Item): boolean {
  return child(holder, 'time').value === true
}
