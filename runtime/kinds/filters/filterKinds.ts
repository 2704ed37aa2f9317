import { late } from '../../shell/calls/late.ts'
import { type FilterKinds } from '../kinds.ts'
import { fromDateFilter } from './fromDate.tsx'
import { multiSelectFilter } from './multiSelect.tsx'
import { selectFilter } from './select.tsx'
import { textFilter } from './text.tsx'
import { toDateFilter } from './toDate.tsx'

/** Every filter kind by its word; the larger and rarer ones come with the screens that have them. */
export const filterKinds: FilterKinds = {
  boolean: late(
    () => import('./boolean.tsx'),
    ({ booleanFilter }) => booleanFilter,
  ),
  dateRange: late(
    () => import('./dateRange.tsx'),
    ({ dateRangeFilter }) => dateRangeFilter,
  ),
  fromDate: fromDateFilter,
  multiSelect: multiSelectFilter,
  number: late(
    () => import('./number.tsx'),
    ({ numberFilter }) => numberFilter,
  ),
  select: selectFilter,
  text: textFilter,
  toDate: toDateFilter,
}
