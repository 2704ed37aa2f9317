import { defineScreen } from '../../schemas/index.ts'
import { paymentFilters } from './parts/documentFilters.ts'
import { paymentColumns } from './parts/documents.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { paymentFields } from './parts/forms.ts'

export default defineScreen({
  name: 'cash-reconciliation-payments',
  path: '/cash-reconciliation/payments',
  title: 'Payments',
  access: { resource: 'reconciliation_payments_access' },
  assumes:
    'The specification names no resource of this area: each screen requires reconciliation_{screen}_access. A payment of a bank file above 5,000.00, and every manual payment, waits in the approval queue. Options of the lookup lists are {value, label}.',
  loads: {
    partners: 'partnersOfPayments',
    statuses: 'paymentStatuses',
    accounts: 'bankAccountsOfPayments',
    methods: 'paymentMethods',
    navisionPartners: 'navisionPartnersOfPayments',
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      id: 'grid-cash_reconciliation-payments',
      call: 'payments',
      columns: paymentColumns('list'),
      filters: paymentFilters,
      filterTabs: 'status',
      sort: '-datedAt',
      actions: [
        {
          label: 'Create payment…',
          scope: 'screen',
          title: 'New payment',
          size: 'large',
          call: 'createPayment',
          onSuccess: { link: { label: 'Show approval queue', to: 'cash-reconciliation-payments-queue' } },
          fields: paymentFields,
          lock: 2,
        },
        {
          label: 'Reconcile',
          to: 'cash-reconciliation-payment',
          params: { paymentId: 'id' },
          visible: { status: ['approved', 'partial'] },
        },
      ],
      export: { reportType: 'cash_reconciliation-payments' },
      empty: { heading: 'No payments', text: 'Payments from collection partners appear here.' },
    },
    exportNote,
  ],
})
