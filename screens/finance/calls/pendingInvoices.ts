import { defineCalls } from '../../../schemas/index.ts'
import { counting } from '../../shared/counting.ts'
import { totalling } from '../../shared/totalling.ts'

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
    pendingInvoices: { grid: '/finance/pending-invoices/grid', many: 'pendingInvoice' },
    totalPendingInvoices: {
      post: '/finance/pending-invoices/totals',
      ...totalling,
      totalOf: 'pendingInvoices',
    },
    countInvoices: { post: '/finance/pending-invoices/counts', ...counting, countOf: 'pendingInvoices' },
    invoiceLines: { get: '/finance/pending-invoices/{idInvoice}/lines', many: 'invoiceLine' },
    approveInvoice: { post: '/finance/pending-invoices/{idInvoice}/approve' },
    rejectInvoice: { post: '/finance/pending-invoices/{idInvoice}/reject', body: ['reason', 'note?'] },
    sumInvoices: {
      post: '/finance/pending-invoices/sum',
      one: 'selectionSum',
      selection: true,
      sumOf: 'pendingInvoices',
    },
    approveInvoices: { post: '/finance/pending-invoices/approve', selection: true },
    rejectInvoices: { post: '/finance/pending-invoices/reject', selection: true, body: ['reason', 'note?'] },
  },
})
