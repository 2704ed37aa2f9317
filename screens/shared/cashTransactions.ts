import { type Column, defineColumns, defineFilters, type Filter } from '../../schemas/index.ts'
import { staffColumn } from './cashFilters.ts'
import { amount, day, moment, optionsOf, transactionStatus } from './cashWords.ts'
import { orderLink } from './orders.ts'

const id: Column = {
  field: 'idTransaction',
  label: 'Transaction',
  sortable: true,
  width: 104,
  show: 'always',
}
const partner: Column = { field: 'partner', label: 'Partner', sortable: true, width: 168 }
const movement: Column[] = [
  {
    field: 'typeName',
    label: 'Type',
    sortable: true,
    width: 144,
    tooltip: [
      { field: 'reason', label: 'Reason' },
      { field: 'note', label: 'Note' },
      { field: 'createdBy', label: 'Booked by' },
      { field: 'approvedBy', label: 'Approved by' },
    ],
  },
  { field: 'packageNr', label: 'Package', cell: { kind: 'text', copy: true }, sortable: true, width: 120 },
  { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 116 },
  { field: 'at', label: 'Date', cell: day, sortable: true, width: 104 },
  { field: 'ageDays', label: 'Age', cell: { kind: 'number', unit: 'd' }, sortable: true, width: 72 },
  { field: 'amount', label: 'Amount', cell: amount, sortable: true, width: 128, total: true },
]
const status: Column = {
  field: 'status',
  label: 'Status',
  cell: transactionStatus,
  sortable: true,
  width: 112,
}
/** Of the payment, transfer or reallocation that a movement comes from. */
const reference: Column = {
  field: 'reference',
  label: 'Reference',
  cell: { kind: 'text', copy: true },
  sortable: true,
  width: 152,
}
const list: Column = { field: 'idList', label: 'List', sortable: true, width: 80, show: 'off' }

/** Every movement, of every partner. */
export const transactionColumns = defineColumns([
  id,
  partner,
  ...movement,
  status,
  { ...reference, show: 'off' },
  { field: 'navisionCode', label: 'Navision partner', sortable: true, width: 140, show: 'off' },
  list,
])

/** What is open, with the partner for those who see several. */
export const openColumns = defineColumns([id, staffColumn(partner), ...movement, status, list])

/** The movements of one partner, with what was owed after each. */
export const statementColumns = defineColumns([
  { field: 'at', label: 'Date', cell: moment, sortable: true, width: 168, show: 'always' },
  staffColumn(partner),
  // The number of a package begins with that of its order.
  ...movement
    .filter(({ field }) => field !== 'at' && field !== 'ageDays')
    .map((column): Column => (column.field === 'orderNr' ? { ...column, show: 'off' } : column)),
  { field: 'balance', label: 'Balance', cell: amount, width: 136 },
  status,
  reference,
  { ...id, show: 'off' },
])

/** The open movements of one partner, to be chosen from. */
export const choiceColumns = defineColumns([id, ...movement, { field: 'reason', label: 'Reason' }])

/** The types come from the load of that name. */
const typeFilter = {
  kind: 'multiSelect',
  field: 'type',
  label: 'Type',
  condition: 'in',
  options: { load: 'types', value: 'value', label: 'label' },
} satisfies Filter

export const movementFilters = defineFilters([
  { kind: 'number', field: 'idTransaction', label: 'Transaction', min: 1, steps: false },
  typeFilter,
  { kind: 'text', field: 'packageNr', label: 'Package' },
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
])

/** Over columns that show a day. */
export const movementDay = { kind: 'dateRange', field: 'at', label: 'Date' } satisfies Filter

export const transactionStatusFilter = defineFilters([
  { kind: 'multiSelect', field: 'status', label: 'Status', options: optionsOf(transactionStatus) },
])
