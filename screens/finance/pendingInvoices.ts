import { defineScreen } from '../../schemas/index.ts'
import { managerActions } from './parts/pendingInvoiceActions.ts'
import { pendingInvoices } from './parts/pendingInvoices.ts'

export default defineScreen({
  name: 'finance-pending-invoices',
  path: '/finance/pending-invoices',
  title: 'Pending invoices',
  access: { resource: 'finance_pending_invoices' },
  assumes:
    'The specification names the screen, its default filters and the rights of managers: invoices and credit notes that were not booked at once, which managers approve or reject and others look at.',
  loads: {
    defaults: 'invoiceDefaultFilters',
    manager: {
      call: 'managesPendingInvoices',
      cache: 'session',
      onError: { toast: 'An error ocurred, could not get acl', value: false },
    },
    causes: 'invoiceCauses',
    rejections: 'invoiceRejections',
  },
  body: [
    {
      kind: 'grid',
      visible: { manager: true },
      call: 'pendingInvoices',
      ...pendingInvoices,
      id: 'grid-finance-pending-invoices-manager',
      sort: '-createdAt',
      actions: managerActions,
    },
    {
      kind: 'grid',
      visible: { any: [{ manager: false }, { manager: { present: false } }] },
      ...pendingInvoices,
    },
  ],
})
