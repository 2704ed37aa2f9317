import { defineScreen } from '../../schemas/index.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { navisionFilter, partnerFilter } from '../shared/cashFilters.ts'
import { transactionForm } from '../shared/cashForms.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import {
  movementDay,
  movementFilters,
  transactionColumns,
  transactionStatusFilter,
} from '../shared/cashTransactions.ts'
import { cash } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-transactions',
  path: '/cash-reconciliation/transactions',
  title: 'Transactions',
  access: { resource: 'reconciliation_transactions_access' },
  assumes:
    'Every movement of every account. It is never changed: what was wrong is booked back by another movement, of a type that is booked by hand, and waits for a second person above the limit of that type.',
  loads: {
    partners: choicesOf('collection-partner'),
    navisionPartners: choicesOf('collection-partner-navision'),
    types: choicesOf('transaction-types'),
    manualTypes: choicesOf('transaction-types/manual'),
    reasons: choicesOf('collectionAdjustments/transactionList'),
    exportLimit,
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-transactions',
        source: `${cash}/transactions/grid`,
        request: 'bare',
        columns: transactionColumns,
        filters: [partnerFilter, ...movementFilters, movementDay, ...transactionStatusFilter, navisionFilter],
        sort: { field: 'at', order: 'desc' },
        actions: [
          {
            kind: 'open',
            label: 'Book transaction…',
            scope: 'screen',
            panel: { title: 'New transaction', size: 'medium', form: transactionForm },
          },
        ],
        export: { reportType: 'cash_reconciliation-transactions' },
        empty: { heading: 'No transaction', text: 'What partners collect and pay appears here.' },
      },
    },
    exportNote,
  ],
})
