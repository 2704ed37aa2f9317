import {
  type ActionDefinition,
  defineColumns,
  defineFilters,
  type GridDefinition,
} from '../../../schemas/index.ts'

const columns = defineColumns([
  { field: 'invoiceNr', cell: { kind: 'action', action: 'Lines' }, show: 'always', pin: 'start' },
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

/** The lines of an invoice beside what was ordered. */
export const invoiceLines: ActionDefinition = {
  label: 'Lines',
  title: '{invoiceNr} for order {orderNr}',
  size: 'wide',
  loads: { lines: 'invoiceLines' },
  body: [
    {
      kind: 'details',
      load: 'record',
      fields: ['type', 'status', 'cause', 'customerName', 'net', 'vat', 'amount', 'note'],
    },
    {
      kind: 'table',
      heading: 'Lines',
      load: 'lines',
      columns: ['name', 'quantity', 'ordered', 'net', 'vat', 'amount', 'difference'],
      empty: 'This invoice has no lines.',
    },
  ],
}

/** The list as everybody sees it who may open the screen. */
export const pendingInvoices: GridDefinition = {
  id: 'grid-finance-pending-invoices',
  call: 'pendingInvoices',
  columns,
  filters,
  filterTabs: 'status',
  initialFilters: { load: 'defaults' },
  sort: '-createdAt',
  actions: [invoiceLines],
  export: { reportType: 'finance-pending-invoices' },
  empty: {
    heading: 'No pending invoices',
    text: 'Invoices that need a decision before booking appear here.',
  },
}
