import { defineScreen } from '../../schemas/index.ts'
import { refundBulkSteps } from './parts/refundActions.ts'

export default defineScreen({
  name: 'finance-refunds',
  path: '/finance/refunds',
  title: 'Refunds',
  access: { resource: 'finance_refund_index' },
  assumes:
    'The specification names the screen without its columns and filters. The default filters of the server list {index, value}; an index without a filter here is ignored.',
  loads: { defaults: 'refundDefaultFilters', methods: { call: 'refundMethods', cache: 'session' } },
  body: {
    kind: 'grid',
    call: 'refunds',
    columns: [
      'idRefund',
      'orderNr',
      'rmaNr',
      'customerName',
      'amount',
      'methodLabel',
      { field: 'status', tooltip: ['reason', 'updatedAt'] },
      'createdAt',
      'dueAt',
      'ageDays',
    ],
    fields: ['blocked'],
    filters: [
      { kind: 'number', field: 'idRefund', min: 1, steps: false },
      'orderNr',
      'customerName',
      'status',
      { kind: 'select', field: 'method', options: { load: 'methods', value: 'alias', label: 'displayName' } },
      { kind: 'fromDate', field: 'createdAt' },
      { kind: 'toDate', field: 'createdAt' },
    ],
    initialFilters: { load: 'defaults' },
    filterTabs: 'status',
    sort: '-createdAt',
    actions: refundBulkSteps,
    export: { reportType: 'finance-refunds' },
    empty: 'No refunds yet.',
  },
})
