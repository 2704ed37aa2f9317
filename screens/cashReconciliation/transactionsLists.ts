import { defineScreen } from '../../schemas/index.ts'
import { exportLimit, exportNote } from './parts/export.ts'
import { partnerFilter } from './parts/filters.ts'

export default defineScreen({
  name: 'cash-reconciliation-transactions-lists',
  path: '/cash-reconciliation/transactions-lists',
  title: 'Transactions Lists',
  access: { resource: 'reconciliation_transactions_lists_access' },
  assumes: 'A list belongs to one payment, transfer or reallocation, and links to its screen.',
  loads: { partners: 'partnersOfTransactionsLists', exportLimit },
  body: [
    {
      kind: 'grid',
      id: 'grid-cash_reconciliation-transactions_lists',
      call: 'transactionLists',
      columns: [
        {
          field: 'idList',
          cell: {
            kind: 'link',
            to: [
              {
                screen: 'cash-reconciliation-payment-confirmation',
                when: { paymentId: { present: true } },
                params: { paymentId: 'paymentId', transactionListId: 'idList' },
              },
              {
                screen: 'cash-reconciliation-transfer-confirmation',
                when: { transferId: { present: true } },
                params: { transferId: 'transferId', transactionListId: 'idList' },
              },
              {
                screen: 'cash-reconciliation-reallocation-confirmation',
                when: { reallocationId: { present: true } },
                params: { reallocationId: 'reallocationId', transactionListId: 'idList' },
              },
            ],
          },
          show: 'always',
        },
        'partner',
        {
          field: 'paymentId',
          cell: {
            kind: 'link',
            to: 'cash-reconciliation-payment-confirmation',
            params: { paymentId: 'paymentId', transactionListId: 'idList' },
          },
        },
        {
          field: 'transferId',
          cell: {
            kind: 'link',
            to: 'cash-reconciliation-transfer-confirmation',
            params: { transferId: 'transferId', transactionListId: 'idList' },
          },
        },
        {
          field: 'reallocationId',
          cell: {
            kind: 'link',
            to: 'cash-reconciliation-reallocation-confirmation',
            params: { reallocationId: 'reallocationId', transactionListId: 'idList' },
          },
        },
        'reference',
        'rowCount',
        { field: 'total', total: true },
        { field: 'adjusted', show: 'off' },
        { field: 'status', tooltip: ['createdBy', 'changedBy', 'changedAt'] },
        { field: 'createdBy', show: 'off' },
        'createdAt',
      ],
      filters: [
        { kind: 'number', field: 'idList', min: 1 },
        partnerFilter,
        'reference',
        'status',
        'createdAt',
      ],
      filterTabs: 'status',
      sort: '-createdAt',
      export: { reportType: 'cash_reconciliation-transactions_lists' },
      empty: { heading: 'No lists', text: "Lists are created from a partner's open transactions." },
    },
    exportNote,
  ],
})
