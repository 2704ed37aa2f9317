import { type Cell, defineColumns, defineFilters } from '../../schemas/index.ts'
import { orderLink } from './orders.ts'
import { writeOffStatus, writeOffStatusOptions } from './writeOff.ts'

export const writeOffVariant = {
  kind: 'status',
  values: { 'write-off': { label: 'Standard' }, 'write-off-wmt': { label: 'WMT' } },
} satisfies Cell

/** What was decided about a write-off; sorted by what somebody looks for first. */
export const writeOffHistoryColumns = defineColumns([
  { field: 'idWriteOff', label: 'Write-off', sortable: true, width: 88, show: 'always', pin: 'start' },
  {
    field: 'decidedAt',
    label: 'Decided',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 168,
  },
  {
    field: 'decidedBy',
    label: 'By',
    sortable: true,
    width: 144,
    tooltip: [
      { field: 'decidedBy', label: 'Decided by' },
      { field: 'askedBy', label: 'Approved first by' },
    ],
  },
  { field: 'askedBy', label: 'Approved first by', width: 148, show: 'off' },
  { field: 'status', label: 'Decision', cell: writeOffStatus, width: 96 },
  { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 104 },
  { field: 'customerName', label: 'Customer', sortable: true, width: 136 },
  {
    field: 'amount',
    label: 'Amount',
    cell: { kind: 'money', currency: 'currency' },
    sortable: true,
    width: 112,
    total: true,
  },
  { field: 'reason', label: 'Reason', width: 168, show: 'off' },
  {
    field: 'note',
    label: 'Why it was decided so',
    width: 272,
    tooltip: [{ field: 'note', label: 'Note' }],
  },
  { field: 'partner', label: 'Partner', width: 148, show: 'off' },
  {
    field: 'variant',
    label: 'Variant',
    cell: writeOffVariant,
    width: 104,
    show: 'off',
  },
  { field: 'createdAt', label: 'Created', cell: { kind: 'date' }, width: 104, show: 'off' },
])

export const writeOffHistoryFilters = defineFilters([
  { kind: 'number', field: 'idWriteOff', label: 'Write-off', min: 1, steps: false },
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
  {
    kind: 'multiSelect',
    field: 'status',
    label: 'Decision',
    options: writeOffStatusOptions.filter(({ value }) => value !== 'pending' && value !== 'waiting'),
  },
  {
    kind: 'select',
    field: 'variant',
    label: 'Variant',
    options: [
      { value: 'write-off', label: 'Standard' },
      { value: 'write-off-wmt', label: 'WMT' },
    ],
  },
  { kind: 'text', field: 'decidedBy', label: 'By' },
  { kind: 'dateRange', field: 'decidedAt', label: 'Decided', time: true },
])
