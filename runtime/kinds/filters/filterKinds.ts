import { type FilterKinds } from '../kinds.ts'
import { lazyKind } from '../lazyKind.ts'
import { fromDate, toDate } from './dates.tsx'
import { kind as number } from './number.tsx'
import { multiSelect, select } from './selects.tsx'
import { kind as text } from './text.tsx'

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
