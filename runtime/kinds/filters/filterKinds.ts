import { type FilterKinds } from '../kinds.ts'
import { fromDateFilter } from './fromDate.tsx'
import { multiSelectFilter } from './multiSelect.tsx'
import { selectFilter } from './select.tsx'
import { textFilter } from './text.tsx'
import { toDateFilter } from './toDate.tsx'

/** Every filter kind by its word. */
export const filterKinds: FilterKinds = {
  fromDate: fromDateFilter,
  multiSelect: multiSelectFilter,
  select: selectFilter,
  text: textFilter,
  toDate: toDateFilter,
}
