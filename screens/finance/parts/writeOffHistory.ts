import { defineColumns, defineFilters } from '../../../schemas/index.ts'

/** What was decided about a write-off; sorted by what somebody looks for first. */
export const writeOffHistoryColumns = defineColumns([
  { field: 'idWriteOff', show: 'always', pin: 'start' },
  'decidedAt',
  { field: 'decidedBy', label: 'By', tooltip: ['decidedBy', 'askedBy'] },
  { field: 'askedBy', show: 'off' },
  { field: 'status', label: 'Decision', sortable: false },
  'orderNr',
  'customerName',
  { field: 'amount', total: true },
  { field: 'reason', show: 'off', sortable: false },
  { field: 'note', label: 'Decision note', tooltip: [{ field: 'note', label: 'Note' }] },
  { field: 'partner', show: 'off', sortable: false },
  { field: 'variant', show: 'off' },
  { field: 'createdAt', show: 'off', sortable: false },
])

export const writeOffHistoryFilters = defineFilters([
  { kind: 'number', field: 'idWriteOff', min: 1 },
  'orderNr',
  { kind: 'multiSelect', field: 'status', label: 'Decision', options: ['approved', 'rejected', 'booked'] },
  { kind: 'select', field: 'variant' },
  { field: 'decidedBy', label: 'By' },
  { field: 'decidedAt', time: true },
])
