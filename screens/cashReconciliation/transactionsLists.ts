import { defineScreen } from '../../schemas/index.ts'
import { exportLimit, exportNote } from '../shared/cashExport.ts'
import { partnerFilter } from '../shared/cashFilters.ts'
import { choicesOf } from '../shared/cashLoads.ts'
import { amount, cash, listStatus, moment, optionsOf } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-transactions-lists',
  path: '/cash-reconciliation/transactions-lists',
  title: 'Transactions Lists',
  access: { resource: 'reconciliation_transactions_lists_access' },
  assumes: 'A list belongs to one payment, transfer or reallocation, whose screen it leads to.',
  loads: { partners: choicesOf('collection-partner/transactionsLists'), exportLimit },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-transactions_lists',
        source: `${cash}/transactions-lists/grid`,
        request: 'bare',
        columns: [
          { field: 'idList', label: 'List', sortable: true, width: 76, show: 'always' },
          { field: 'partner', label: 'Partner', sortable: true, width: 168 },
          {
            field: 'paymentId',
            label: 'Payment',
            cell: {
              kind: 'link',
              to: 'cash-reconciliation-payment-confirmation',
              params: { paymentId: 'paymentId', transactionListId: 'idList' },
            },
            width: 80,
          },
          {
            field: 'transferId',
            label: 'Transfer',
            cell: {
              kind: 'link',
              to: 'cash-reconciliation-transfer-confirmation',
              params: { transferId: 'transferId', transactionListId: 'idList' },
            },
            width: 80,
          },
          {
            field: 'reallocationId',
            label: 'Reallocation',
            cell: {
              kind: 'link',
              to: 'cash-reconciliation-reallocation-confirmation',
              params: { reallocationId: 'reallocationId', transactionListId: 'idList' },
            },
            width: 100,
          },
          { field: 'reference', label: 'Reference', sortable: true, width: 152 },
          {
            field: 'rowCount',
            label: 'Transactions',
            cell: { kind: 'number' },
            sortable: true,
            width: 108,
          },
          { field: 'total', label: 'Total', cell: amount, sortable: true, width: 124, total: true },
          { field: 'adjusted', label: 'Adjusted', cell: amount, sortable: true, width: 120, show: 'off' },
          {
            field: 'status',
            label: 'Status',
            cell: listStatus,
            sortable: true,
            width: 104,
            tooltip: [
              { field: 'createdBy', label: 'Created by' },
              { field: 'changedBy', label: 'Changed by' },
              { field: 'changedAt', label: 'Changed', cell: moment },
            ],
          },
          { field: 'createdBy', label: 'Created by', sortable: true, width: 144, show: 'off' },
          { field: 'createdAt', label: 'Created', cell: moment, sortable: true, width: 160 },
        ],
        filters: [
          { kind: 'number', field: 'idList', label: 'List', min: 1, steps: false },
          partnerFilter,
          { kind: 'text', field: 'reference', label: 'Reference', condition: 'like' },
          { kind: 'multiSelect', field: 'status', label: 'Status', options: optionsOf(listStatus) },
          { kind: 'dateRange', field: 'createdAt', label: 'Created', time: true },
        ],
        sort: { field: 'createdAt', order: 'desc' },
        export: { reportType: 'cash_reconciliation-transactions_lists' },
        empty: { heading: 'No list', text: 'Lists are made of the open transactions of a partner.' },
      },
    },
    exportNote,
  ],
})
