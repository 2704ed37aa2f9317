import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api',
  of: 'pendingInvoice',
  calls: {
    invoiceDefaultFilters: { get: '/finance/pending-invoices/filters/default', many: 'defaultFilter' },
    managesPendingInvoices: {
      get: '/navigation/acl-permission/finance_pending_invoices_manager',
      reply: 'flag',
      at: 'data.data.hasPermission',
    },
    invoiceCauses: { get: '/finance/pending-invoices/filters/cause', many: 'choice' },
    invoiceRejections: { get: '/finance/pending-invoices/filters/rejection', many: 'choice' },
    pendingInvoices: { grid: '/finance/pending-invoices/grid', totals: true, counts: true, sums: true },
    invoiceLines: { get: '/finance/pending-invoices/{idInvoice}/lines', many: 'invoiceLine' },
    // The screen asks for the right of managers with a call, not with the resource list (spec 2 §4.3).
    approveInvoice: {
      post: '/finance/pending-invoices/{idInvoice}/approve',
      selected: 'approveInvoices',
      resource: 'finance_pending_invoices_manager',
    },
    rejectInvoice: {
      post: '/finance/pending-invoices/{idInvoice}/reject',
      body: ['reason', 'note?'],
      selected: 'rejectInvoices',
      resource: 'finance_pending_invoices_manager',
    },
  },
})
