import { type ActionDefinition, defineScreen, type GridDefinition } from '../../schemas/index.ts'

/** The lines of an invoice beside what was ordered. */
const lines: ActionDefinition = {
  label: 'Lines',
  title: '{invoiceNr} for order {orderNr}',
  size: 'wide',
  loads: { lines: 'invoiceLines' },
  body: [
    { kind: 'details', fields: ['type', 'status', 'cause', 'customerName', 'net', 'vat', 'amount', 'note'] },
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
const invoices: GridDefinition = {
  id: 'grid-finance-pending-invoices',
  call: 'pendingInvoices',
  columns: [
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
  ],
  hidden: ['country', 'decidedBy', 'decidedAt'],
  filters: [
    'invoiceNr',
    'orderNr',
    'status',
    { kind: 'multiSelect', field: 'cause', condition: 'in', options: 'causes' },
    'createdAt',
  ],
  filterTabs: 'status',
  initialFilters: { load: 'defaults' },
  sort: '-createdAt',
  actions: [lines],
  export: { reportType: 'finance-pending-invoices' },
  empty: {
    heading: 'No pending invoices',
    text: 'Invoices that need a decision before booking appear here.',
  },
}

const byManagers = {
  enabled: { status: 'pending' },
  disabledReason: 'Only pending invoices can be approved or rejected.',
} as const

export default defineScreen({
  name: 'finance-pending-invoices',
  path: '/finance/pending-invoices',
  title: 'Pending invoices',
  access: { resource: 'finance_pending_invoices' },
  assumes:
    'The specification names the screen, its default filters and the rights of managers: it shows invoices and credit notes that were not booked immediately. Managers approve or reject them; others can only view them.',
  loads: {
    defaults: 'invoiceDefaultFilters',
    manager: {
      call: 'managesPendingInvoices',
      cache: 'session',
      onError: { toast: 'An error ocurred, could not get acl', value: false, global: false },
    },
    causes: 'invoiceCauses',
    rejections: 'invoiceRejections',
  },
  body: [
    {
      kind: 'grid',
      visible: { manager: true },
      ...invoices,
      id: 'grid-finance-pending-invoices-manager',
      // What managers do with it (spec 2 §6).
      actions: [
        lines,
        {
          label: 'Approve',
          call: 'approveInvoice',
          ...byManagers,
          confirm: 'The invoice is booked in the accounting system.',
          selected: {
            call: 'approveInvoices',
            confirm: 'The selected invoices are booked in the accounting system.',
            onSuccess: {
              link: { label: 'Show approved', to: 'finance-pending-invoices', query: { status: 'approved' } },
            },
          },
        },
        {
          label: 'Reject…',
          title: 'Reject {invoiceNr}',
          tone: 'danger',
          ...byManagers,
          call: 'rejectInvoice',
          fields: [{ name: 'reason', options: 'rejections' }, 'note'],
          selected: { call: 'rejectInvoices', title: 'Reject the selected invoices' },
        },
      ],
    },
    { kind: 'grid', visible: { any: [{ manager: false }, { manager: { present: false } }] }, ...invoices },
  ],
})
