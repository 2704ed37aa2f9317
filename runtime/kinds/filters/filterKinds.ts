import { type FilterKinds } from '../kinds.ts'
import { lazyKind } from '../lazyKind.ts'
import { kind as fromDate } from './fromDate.tsx'
import { kind as multiSelect } from './multiSelect.tsx'
import { kind as number } from './number.tsx'
import { kind as select } from './select.tsx'
import { kind as text } from './text.tsx'
import { kind as toDate } from './toDate.tsx'

/** All filter kinds by name; larger and rarer ones load with the screens that use them. */
export const filterKinds: FilterKinds = {
  boolean: lazyKind(() => import('./boolean.tsx')),
  dateRange: lazyKind(() => import('./dateRange.tsx')),
  fromDate,
  multiSelect,
  number,
  numberRange: lazyKind(() => import('./numberRange.tsx')),
  select,
  text,
  toDate,
}
