import { type FilterKinds } from '../kinds.ts'
import { lateKind } from '../lateKind.ts'
import { kind as fromDate } from './fromDate.tsx'
import { kind as multiSelect } from './multiSelect.tsx'
import { kind as select } from './select.tsx'
import { kind as text } from './text.tsx'
import { kind as toDate } from './toDate.tsx'

/** Every filter kind by its word; the larger and rarer ones come with the screens that have them. */
export const filterKinds: FilterKinds = {
  boolean: lateKind(() => import('./boolean.tsx')),
  dateRange: lateKind(() => import('./dateRange.tsx')),
  fromDate,
  multiSelect,
  number: lateKind(() => import('./number.tsx')),
  select,
  text,
  toDate,
}
