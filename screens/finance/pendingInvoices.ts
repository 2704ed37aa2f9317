import { defineScreen } from '../../schemas/index.ts'
import { managerActions } from '../shared/pendingInvoiceActions.ts'
import { pendingInvoices } from '../shared/pendingInvoices.ts'

export default defineScreen({
  name: 'finance-pending-invoices',
  path: '/finance/pending-invoices',
  title: 'Pending invoices',
  access: { resource: 'finance_pending_invoices' },
  assumes:
    'The specification names the screen, its default filters and the rights of managers: invoices and credit notes that were not booked at once, which managers approve or reject and others look at.',
  loads: {
    defaults: {
      get: '/api/finance/pending-invoices/filters/default',
      select: 'data',
      onError: { toast: 'An error ocurred, could not get default filters', value: [] },
    },
    manager: {
      get: '/api/navigation/acl-permission/finance_pending_invoices_manager',
      select: 'data.data.hasPermission',
      cache: 'session',
      onError: { toast: 'An error ocurred, could not get acl', value: false },
    },
    causes: {
      get: '/api/finance/pending-invoices/filters/cause',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
    rejections: {
      get: '/api/finance/pending-invoices/filters/rejection',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      visible: { field: 'manager', is: true },
      grid: {
        ...pendingInvoices,
        id: 'grid-finance-pending-invoices-manager',
        selection: true,
        actions: managerActions,
      },
    },
    {
      kind: 'grid',
      visible: {
        any: [
          { field: 'manager', is: false },
          { field: 'manager', present: false },
        ],
      },
      grid: pendingInvoices,
    },
  ],
})
