import { defineColumns, defineFilters, type GridDefinition } from '../../../schemas/index.ts'

const columns = defineColumns([
  { field: 'invoiceNr', show: 'always', pin: 'start' },
  'type',
  'orderNr',
  'customerName',
  'cause',
  { field: 'net', show: 'off' },
  { field: 'vat', show: 'off' },
  { field: 'amount', total: true, tooltip: ['net', 'vat', 'amount'] },
  { field: 'status', tooltip: ['decidedBy', 'decidedAt', 'note'] },
  'createdAt',
  { field: 'dueAt', show: 'off' },
  'ageDays',
  { field: 'country', show: 'off' },
  { field: 'decidedBy', show: 'off' },
  { field: 'decidedAt', show: 'off' },
])

const filters = defineFilters([
  'invoiceNr',
  'orderNr',
  'status',
  { kind: 'multiSelect', field: 'cause', condition: 'in', options: 'causes' },
  'createdAt',
])

/** The list as everybody sees it who may open the screen. */
export const pendingInvoices: GridDefinition = {
  id: 'grid-finance-pending-invoices',
  call: 'pendingInvoices',
  columns,
  filters,
  filterTabs: 'status',
  initialFilters: { load: 'defaults' },
  sort: '-createdAt',
  export: { reportType: 'finance-pending-invoices' },
  empty: {
    heading: 'No pending invoices',
    text: 'Invoices that need a decision before booking appear here.',
  },
}
