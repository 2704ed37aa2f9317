import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  of: 'pendingInvoice',
  calls: {
    invoiceDefaultFilters: { get: '/api/finance/pending-invoices/filters/default', reply: 'any' },
    managesPendingInvoices: {
      get: '/api/navigation/acl-permission/finance_pending_invoices_manager',
      reply: 'flag',
      at: 'data.data.hasPermission',
    },
    invoiceCauses: { get: '/api/finance/pending-invoices/filters/cause', many: 'choice' },
    invoiceRejections: { get: '/api/finance/pending-invoices/filters/rejection', many: 'choice' },
    pendingInvoices: { grid: '/api/finance/pending-invoices/grid', many: 'pendingInvoice' },
    approveInvoice: { post: '/api/finance/pending-invoices/{idInvoice}/approve' },
    rejectInvoice: { post: '/api/finance/pending-invoices/{idInvoice}/reject', body: ['reason', 'note?'] },
    approveInvoices: { post: '/api/finance/pending-invoices/approve', selection: true },
    rejectInvoices: {
      post: '/api/finance/pending-invoices/reject',
      selection: true,
      body: ['reason', 'note?'],
    },
  },
})
