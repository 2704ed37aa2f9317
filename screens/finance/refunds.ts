import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/orders.ts'
import { refundBulkSteps } from '../shared/refundActions.ts'
import { refundLink, refundStatus, refundStatusOptions } from '../shared/refunds.ts'

export default defineScreen({
  name: 'finance-refunds',
  path: '/finance/refunds',
  title: 'Refunds',
  access: { resource: 'finance_refund_index' },
  assumes:
    'The specification names the screen without its columns and filters. The default filters of the server list {index, value}; an index without a filter here is ignored.',
  loads: {
    defaults: {
      get: '/api/finance/refunds/filters/default',
      select: 'data',
      onError: { toast: 'An error ocurred, could not get default filters', value: [] },
    },
    methods: {
      get: '/api/finance/refunds/methods/list',
      select: 'data',
      cache: 'session',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-refunds',
        source: '/api/finance/refunds/grid',
        columns: [
          {
            field: 'idRefund',
            label: 'Refund',
            cell: refundLink,
            sortable: true,
            width: 92,
          },
          {
            field: 'orderNr',
            label: 'Order Nr',
            cell: orderLink,
            sortable: true,
            width: 104,
          },
          { field: 'rmaNr', label: 'RMA', sortable: true, width: 84 },
          { field: 'customerName', label: 'Customer', sortable: true, width: 148 },
          {
            field: 'amount',
            label: 'Amount',
            cell: { kind: 'money', currency: 'currency' },
            sortable: true,
            width: 116,
          },
          { field: 'methodLabel', label: 'Method', sortable: true, width: 132 },
          {
            field: 'status',
            label: 'Status',
            cell: refundStatus,
            sortable: true,
            width: 164,
            tooltip: [
              { field: 'reason', label: 'Reason' },
              { field: 'updatedAt', label: 'Last change', cell: { kind: 'date', time: true } },
            ],
          },
          { field: 'createdAt', label: 'Created', cell: { kind: 'date' }, sortable: true, width: 104 },
          { field: 'dueAt', label: 'Due', cell: { kind: 'date' }, sortable: true, width: 104 },
          {
            field: 'ageDays',
            label: 'Age',
            cell: { kind: 'number', unit: 'd' },
            sortable: true,
            width: 64,
          },
        ],
        filters: [
          { kind: 'text', field: 'orderNr', label: 'Order Nr' },
          { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
          { kind: 'multiSelect', field: 'status', label: 'Status', options: refundStatusOptions },
          {
            kind: 'select',
            field: 'method',
            label: 'Method',
            options: { load: 'methods', value: 'alias', label: 'displayName' },
          },
          { kind: 'fromDate', field: 'createdAt', label: 'Created from' },
          { kind: 'toDate', field: 'createdAt', label: 'Created to' },
        ],
        initialFilters: { load: 'defaults' },
        sort: { field: 'createdAt', order: 'desc' },
        selection: true,
        actions: refundBulkSteps,
        export: { reportType: 'finance-refunds' },
        empty: 'There are no refunds yet.',
      },
    },
  ],
})
