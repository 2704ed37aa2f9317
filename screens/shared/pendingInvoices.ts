import { defineColumns, defineFilters, type Grid } from '../../schemas/index.ts'
import { orderLink } from './orders.ts'

const status = {
  kind: 'status',
  values: {
    pending: { label: 'Pending', tone: 'warning' },
    approved: { label: 'Approved', tone: 'success' },
    rejected: { label: 'Rejected', tone: 'danger' },
  },
} as const
const type = {
  kind: 'status',
  values: { invoice: { label: 'Invoice' }, creditNote: { label: 'Credit note', tone: 'info' } },
} as const
const money = { kind: 'money', currency: 'currency' } as const

const columns = defineColumns([
  {
    field: 'invoiceNr',
    label: 'Invoice',
    cell: { kind: 'text', copy: true },
    sortable: true,
    width: 172,
    show: 'always',
    pin: 'start',
  },
  { field: 'type', label: 'Type', cell: type, sortable: true, width: 104 },
  { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 104 },
  { field: 'customerName', label: 'Customer', sortable: true, width: 128 },
  { field: 'cause', label: 'Why it waits', sortable: true },
  { field: 'net', label: 'Net', cell: money, sortable: true, width: 108, show: 'off' },
  { field: 'vat', label: 'VAT', cell: money, sortable: true, width: 96, show: 'off' },
  {
    field: 'amount',
    label: 'Amount',
    cell: money,
    sortable: true,
    width: 112,
    total: true,
    tooltip: [
      { field: 'net', label: 'Net', cell: money },
      { field: 'vat', label: 'VAT', cell: money },
      { field: 'amount', label: 'Amount', cell: money },
    ],
  },
  {
    field: 'status',
    label: 'Status',
    cell: status,
    sortable: true,
    width: 96,
    tooltip: [
      { field: 'decidedBy', label: 'Decided by' },
      { field: 'decidedAt', label: 'Decided', cell: { kind: 'date', time: true } },
      { field: 'note', label: 'Note' },
    ],
  },
  { field: 'createdAt', label: 'Created', cell: { kind: 'date' }, sortable: true, width: 96 },
  { field: 'dueAt', label: 'Due', cell: { kind: 'date' }, sortable: true, width: 104, show: 'off' },
  { field: 'ageDays', label: 'Age', cell: { kind: 'number', unit: 'd' }, sortable: true, width: 60 },
  { field: 'country', label: 'Country', width: 128, show: 'off' },
  { field: 'decidedBy', label: 'Decided by', sortable: true, width: 128, show: 'off' },
  {
    field: 'decidedAt',
    label: 'Decided',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 168,
    show: 'off',
  },
])

const filters = defineFilters([
  { kind: 'text', field: 'invoiceNr', label: 'Invoice', condition: 'like' },
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
  { kind: 'multiSelect', field: 'status', label: 'Status', options: options(status.values) },
  {
    kind: 'multiSelect',
    field: 'cause',
    label: 'Why it waits',
    condition: 'in',
    options: { load: 'causes', value: 'value', label: 'label' },
  },
  { kind: 'dateRange', field: 'createdAt', label: 'Created' },
])

/** The list as everybody sees it who may open the screen. */
export const pendingInvoices: Grid = {
  id: 'grid-finance-pending-invoices',
  source: '/api/finance/pending-invoices/grid',
  rowKey: 'idInvoice',
  columns,
  filters,
  initialFilters: { load: 'defaults' },
  sort: { field: 'createdAt', order: 'desc' },
  export: { reportType: 'finance-pending-invoices' },
  empty: { heading: 'No invoice waits', text: 'Invoices that cannot be booked at once appear here.' },
}

function options(values: Readonly<Record<string, { readonly label: string }>>) {
  return Object.entries(values).map(([value, { label }]) => ({ value, label }))
}
