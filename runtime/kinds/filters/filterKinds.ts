import { type FilterKinds } from '../kinds.ts'
import { booleanFilter } from './boolean.tsx'
import { dateRangeFilter } from './dateRange.tsx'
import { fromDateFilter } from './fromDate.tsx'
import { multiSelectFilter } from './multiSelect.tsx'
import { numberFilter } from './number.tsx'
import { selectFilter } from './select.tsx'
import { textFilter } from './text.tsx'
import { toDateFilter } from './toDate.tsx'

/** Every filter kind by its word. */
export const filterKinds: FilterKinds = {
  boolean: booleanFilter,
  dateRange: dateRangeFilter,
  fromDate: fromDateFilter,
  multiSelect: multiSelectFilter,
  number: numberFilter,
  select: selectFilter,
  text: textFilter,
  toDate: toDateFilter,
}
