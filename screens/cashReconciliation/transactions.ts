import { defineScreen } from '../../schemas/index.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { navisionFilter, partnerFilter } from './parts/filters.ts'
import { transactionFields } from './parts/forms.ts'
import { movementColumns, movementFilters } from './parts/transactions.ts'

export default defineScreen({
  name: 'cash-reconciliation-transactions',
  path: '/cash-reconciliation/transactions',
  title: 'Transactions',
  access: { resource: 'reconciliation_transactions_access' },
  assumes:
    'Every transaction of every account. Transactions are never changed: an error is reversed by another transaction of a manual type, which needs a second person above the limit of that type.',
  loads: {
    partners: 'partners',
    navisionPartners: 'navisionPartners',
    types: 'transactionTypes',
    manualTypes: 'manualTransactionTypes',
    reasons: 'transactionListAdjustments',
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      id: 'grid-cash_reconciliation-transactions',
      call: 'transactions',
      columns: [{ field: 'idTransaction', show: 'always' }, 'partner', ...movementColumns, 'status'],
      hidden: ['reference', 'navisionCode', 'idList'],
      filters: [partnerFilter, ...movementFilters, 'at', 'status', navisionFilter],
      sort: '-at',
      actions: [
        {
          label: 'Book transaction…',
          scope: 'screen',
          title: 'New transaction',
          form: {
            fields: transactionFields,
            submit: { call: 'createTransaction', lock: 2 },
            otherSubmits: [
              { label: 'Book and add new', call: 'createTransaction', lock: 2, onSuccess: { close: false } },
            ],
          },
        },
      ],
      export: { reportType: 'cash_reconciliation-transactions' },
      empty: { heading: 'No transactions', text: 'Collections and payments of partners appear here.' },
    },
    exportNote,
  ],
})
