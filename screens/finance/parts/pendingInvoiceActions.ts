import { type ActionDefinition } from '../../../schemas/index.ts'

/** What managers do with it (spec 2 §6). */
export const managerActions: ActionDefinition[] = [
  {
    label: 'Approve',
    call: 'approveInvoice',
    access: { resource: 'finance_pending_invoices_manager' },
    enabled: { status: 'pending' },
    disabledReason: 'Only pending invoices can be approved or rejected.',
    confirm: { type: 'approve', text: 'The invoice is booked in the accounting system.' },
  },
  reject('row'),
  {
    label: 'Approve selected',
    call: 'approveInvoices',
    access: { resource: 'finance_pending_invoices_manager' },
    enabled: { status: 'pending' },
    disabledReason: 'Only pending invoices can be approved or rejected.',
    confirm: { type: 'approve', text: 'The selected invoices are booked in the accounting system.' },
  },
  reject('selection'),
]

function reject(scope: 'row' | 'selection'): ActionDefinition {
  const isRow = scope === 'row'
  return {
    label: isRow ? 'Reject…' : 'Reject selected…',
    tone: 'danger',
    access: { resource: 'finance_pending_invoices_manager' },
    enabled: { status: 'pending' },
    disabledReason: 'Only pending invoices can be approved or rejected.',
    title: isRow ? 'Reject {invoiceNr}' : 'Reject the selected invoices',
    form: {
      id: 'pending-invoice-reject',
      values: false,
      fields: [{ name: 'reason', options: 'rejections' }, 'note'],
      submit: { call: isRow ? 'rejectInvoice' : 'rejectInvoices', label: 'Reject' },
    },
  }
}
