import { type Action } from '../../schemas/index.ts'

const path = '/api/finance/pending-invoices'

/** What managers do with it (spec 2 §6). */
export const managerActions: Action[] = [
  {
    kind: 'request',
    label: 'Approve',
    call: `${path}/{idInvoice}/approve`,
    access: { resource: 'finance_pending_invoices_manager' },
    enabled: { field: 'status', is: 'pending' },
    confirm: { type: 'approve', text: 'The invoice is booked in the accounting system.' },
  },
  reject('row'),
  {
    kind: 'request',
    label: 'Approve selected',
    scope: 'selection',
    call: `${path}/approve`,
    access: { resource: 'finance_pending_invoices_manager' },
    enabled: { field: 'status', is: 'pending' },
    confirm: { type: 'approve', text: 'The selected invoices are booked in the accounting system.' },
  },
  reject('selection'),
]

function reject(scope: 'row' | 'selection'): Action {
  const isRow = scope === 'row'
  return {
    kind: 'open',
    label: isRow ? 'Reject…' : 'Reject selected…',
    scope,
    tone: 'danger',
    access: { resource: 'finance_pending_invoices_manager' },
    enabled: { field: 'status', is: 'pending' },
    panel: {
      title: isRow ? 'Reject {invoiceNr}' : 'Reject the selected invoices',
      size: 'medium',
      form: {
        id: 'pending-invoice-reject',
        fields: [
          {
            kind: 'select',
            name: 'reason',
            label: 'Reason',
            required: true,
            options: { load: 'rejections', value: 'value', label: 'label' },
          },
          { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 500 },
        ],
        submit: { call: isRow ? `${path}/{idInvoice}/reject` : `${path}/reject`, label: 'Reject' },
      },
    },
  }
}
