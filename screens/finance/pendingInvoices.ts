import { type ActionDefinition, defineScreen } from '../../schemas/index.ts'
import { invoiceLines, pendingInvoices } from './parts/pendingInvoices.ts'

const byManagers = {
  access: { resource: 'finance_pending_invoices_manager' },
  enabled: { status: 'pending' },
  disabledReason: 'Only pending invoices can be approved or rejected.',
} as const

function reject(scope: 'row' | 'selection'): ActionDefinition {
  const isRow = scope === 'row'
  return {
    label: isRow ? 'Reject…' : 'Reject selected…',
    tone: 'danger',
    ...byManagers,
    title: isRow ? 'Reject {invoiceNr}' : 'Reject the selected invoices',
    form: {
      id: 'pending-invoice-reject',
      values: false,
      fields: [{ name: 'reason', options: 'rejections' }, 'note'],
      submit: { call: isRow ? 'rejectInvoice' : 'rejectInvoices', label: 'Reject' },
    },
  }
}

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
      // What managers do with it (spec 2 §6).
      actions: [
        invoiceLines,
        {
          label: 'Approve',
          call: 'approveInvoice',
          ...byManagers,
          confirm: { type: 'approve', text: 'The invoice is booked in the accounting system.' },
        },
        reject('row'),
        {
          label: 'Approve selected',
          call: 'approveInvoices',
          ...byManagers,
          confirm: { type: 'approve', text: 'The selected invoices are booked in the accounting system.' },
          onSuccess: {
            link: { label: 'Show approved', to: 'finance-pending-invoices', query: { status: 'approved' } },
          },
        },
        reject('selection'),
      ],
    },
    {
      kind: 'grid',
      visible: { any: [{ manager: false }, { manager: { present: false } }] },
      ...pendingInvoices,
    },
  ],
})
