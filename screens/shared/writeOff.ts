import { type BlockOf, type Cell, defineColumns, defineFilters, type Grid } from '../../schemas/index.ts'
import { orderLink } from './orders.ts'

/** The states of a write-off, with their labels. */
export const writeOffStatus = {
  kind: 'status',
  values: {
    pending: { label: 'Pending', tone: 'warning' },
    waiting: { label: 'In approval', tone: 'info' },
    approved: { label: 'Approved', tone: 'info' },
    rejected: { label: 'Rejected', tone: 'danger' },
    booked: { label: 'Booked', tone: 'success' },
  },
} satisfies Cell

export const writeOffColumns = defineColumns([
  { field: 'idWriteOff', label: 'Write-off', sortable: true, width: 88, show: 'always', pin: 'start' },
  { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 104 },
  { field: 'customerName', label: 'Customer', sortable: true, width: 148 },
  { field: 'partner', label: 'Partner', sortable: true, width: 148 },
  { field: 'reason', label: 'Reason', sortable: true, width: 184 },
  {
    field: 'amount',
    label: 'Amount',
    cell: { kind: 'money', currency: 'currency' },
    sortable: true,
    width: 116,
    total: true,
  },
  {
    field: 'status',
    label: 'Status',
    cell: writeOffStatus,
    sortable: true,
    width: 104,
    tooltip: [
      { field: 'askedBy', label: 'Approved first by' },
      { field: 'decidedBy', label: 'Decided by' },
      { field: 'decidedAt', label: 'Decided', cell: { kind: 'date', time: true } },
      { field: 'note', label: 'Note' },
    ],
  },
  { field: 'createdAt', label: 'Created', cell: { kind: 'date' }, sortable: true, width: 104 },
  { field: 'ageDays', label: 'Age', cell: { kind: 'number', unit: 'd' }, sortable: true, width: 64 },
  { field: 'decidedBy', label: 'Decided by', sortable: true, width: 136, show: 'off' },
  {
    field: 'decidedAt',
    label: 'Decided',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 168,
    show: 'off',
  },
  // Of what waits for a second person: who has asked for one takes it back.
  { field: 'askedBy', label: 'Approved first by', width: 148, show: 'off' },
  { field: 'idRequest', label: 'Request', width: 88, show: 'off' },
])

export const writeOffStatusOptions = Object.entries(writeOffStatus.values).map(([value, { label }]) => ({
  value,
  label,
}))

/** Where a write-off can be looked for; the partners come from the load of that name. */
export const writeOffFilters = defineFilters([
  { kind: 'number', field: 'idWriteOff', label: 'Write-off', min: 1, steps: false },
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
  { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
  {
    kind: 'multiSelect',
    field: 'partner',
    label: 'Partner',
    condition: 'in',
    options: { load: 'partners', value: 'value', label: 'label' },
  },
  { kind: 'dateRange', field: 'createdAt', label: 'Created' },
])

/** How many wait for a decision, of the load `selected`. */
export const writeOffCount = {
  kind: 'details',
  load: 'selected',
  fields: [{ field: 'data', label: 'Waiting for a decision', cell: { kind: 'number' } }],
} satisfies BlockOf<'details'>

/** What a file of write-offs holds. */
export const writeOffImport = (type: number): NonNullable<Grid['import']> => ({
  type,
  header: 'Import write-offs',
  template: { file: '/templates/write-off.csv', label: 'Template' },
  columns: [
    { header: 'orderNr', required: true, pattern: '^[0-9]{1,20}$' },
    { header: 'amount', required: true, kind: 'number' },
    { header: 'currency', required: true, pattern: '^[A-Z]{3}$' },
    { header: 'reason', required: true },
  ],
})
