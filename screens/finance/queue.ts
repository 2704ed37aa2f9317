import { defineScreen } from '../../schemas/index.ts'
import { orderColumns, orderFilters } from './parts/verificationColumns.ts'
import { orderActions } from './parts/verificationOrders.ts'

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
    queue: { call: 'verificationQueue', record: 'queue {queueid}' },
    reasons: { call: 'verificationReasons', cache: 'session' },
  },
  body: [
    {
      kind: 'details',
      load: 'queue',
      empty: 'This queue could not be loaded.',
      fields: [{ field: 'name', label: 'Queue' }, 'ruleText', 'owner', 'waiting', 'mine', 'oldestAt'],
    },
    {
      kind: 'grid',
      call: 'queuedOrders',
      columns: orderColumns,
      filters: orderFilters,
      sort: 'enteredAt',
      actions: orderActions,
      empty: { heading: 'Nothing to verify', text: "Orders that match this queue's rule appear here." },
    },
  ],
})
