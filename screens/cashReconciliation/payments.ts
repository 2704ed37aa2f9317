import { defineScreen } from '../../schemas/index.ts'
import { paymentFilters } from '../shared/cashDocumentFilters.ts'
import { paymentColumns } from '../shared/cashDocuments.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { paymentForm } from '../shared/cashForms.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { cash } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-payments',
  path: '/cash-reconciliation/payments',
  title: 'Payments',
  access: { resource: 'reconciliation_payments_access' },
  assumes:
    'The specification names no resource of this area: each screen asks for reconciliation_{screen}_access. A payment of a bank file above 5,000.00, and every payment that is made by hand, waits in the approval queue. Choices of the lookup lists are {value, label}.',
  loads: {
    partners: choicesOf('collection-partner/payments'),
    statuses: choicesOf('payment-status/0'),
    accounts: choicesOf('bank-account-list/payments'),
    methods: choicesOf('payment-method'),
    navisionPartners: choicesOf('collection-partner-navision/payments'),
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-payments',
        source: `${cash}/payments/grid`,
        request: 'bare',
        columns: paymentColumns('list'),
        filters: paymentFilters,
        sort: { field: 'datedAt', order: 'desc' },
        actions: [
          {
            kind: 'open',
            label: 'Create payment…',
            scope: 'screen',
            panel: {
              title: 'New payment',
              form: paymentForm({ call: `${cash}/payments`, label: 'Create payment', lock: 2 }),
            },
          },
          {
            kind: 'navigate',
            label: 'Reconcile',
            to: 'cash-reconciliation-payment',
            params: { paymentId: 'id' },
            visible: { field: 'status', in: ['approved', 'partial'] },
          },
        ],
        export: { reportType: 'cash_reconciliation-payments' },
        empty: { heading: 'No payment', text: 'What collection partners have paid in appears here.' },
      },
    },
    exportNote,
  ],
})
