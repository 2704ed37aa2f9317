import { defineScreen } from '../../schemas/index.ts'
import { orderColumns, orderFilters } from '../shared/verificationColumns.ts'
import { orderActions } from '../shared/verificationOrders.ts'

export default defineScreen({
  name: 'finance-queue',
  path: '/finance/queue/{queueid}',
  title: 'Verification queue',
  parent: 'finance-order-verification',
  access: { resource: 'finance_queue_verification' },
  params: { queueid: { pattern: '^[0-9]{1,9}$', example: '3' } },
  assumes:
    'Who takes an order owns it: nobody else decides it until it is given back, or taken over by who manages the queues. It opens with what is not decided, the longest waiting order first.',
  loads: {
    queue: {
      get: '/api/finance/order-verification/{queueid}',
      select: 'data',
      record: 'queue {queueid}',
      onError: { toast: 'server' },
    },
    reasons: {
      get: '/api/finance/order-verification/reasons',
      select: 'data',
      cache: 'session',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'details',
      load: 'queue',
      empty: 'This queue could not be loaded.',
      fields: [
        { field: 'name', label: 'Queue' },
        { field: 'ruleText', label: 'Finds' },
        { field: 'owner', label: 'Owner' },
        { field: 'waiting', label: 'Orders', cell: { kind: 'number' } },
        { field: 'mine', label: 'Taken by me', cell: { kind: 'number' } },
        { field: 'oldestAt', label: 'Oldest since', cell: { kind: 'date', time: true } },
      ],
    },
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-queue',
        source: '/api/finance/order-verification/{queueid}/grid',
        columns: orderColumns,
        filters: orderFilters,
        sort: { field: 'enteredAt' },
        selection: true,
        actions: orderActions,
        empty: {
          heading: 'Nothing to verify',
          text: 'Orders that the rule of this queue finds appear here.',
        },
      },
    },
  ],
})
