import { late } from '../../shell/calls/late.ts'
import { type FilterKinds } from '../kinds.ts'
import { booleanFilter } from './boolean.tsx'
import { fromDateFilter } from './fromDate.tsx'
import { multiSelectFilter } from './multiSelect.tsx'
import { selectFilter } from './select.tsx'
import { textFilter } from './text.tsx'
import { toDateFilter } from './toDate.tsx'

/** Every filter kind by its word; the larger and rarer ones come with the screens that have them. */
export const filterKinds: FilterKinds = {
  boolean: booleanFilter,
  dateRange: late(async () => (await import('./dateRange.tsx')).dateRangeFilter),
  fromDate: fromDateFilter,
  multiSelect: multiSelectFilter,
  number: late(async () => (await import('./number.tsx')).numberFilter),
  select: selectFilter,
  text: textFilter,
  toDate: toDateFilter,
}
