import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'finance-order-verification',
  path: '/finance/order-verification',
  title: 'Order verification',
  access: { resource: 'finance_queue_verification' },
  assumes:
    'The home of finance shows the queues in use, the one with the longest waiting order first. A disabled queue stays until its last order is decided.',
  body: {
    kind: 'grid',
    call: 'verificationQueues',
    rowKey: 'name',
    columns: [
      {
        field: 'name',
        label: 'Queue',
        cell: { kind: 'link', to: 'finance-queue', params: { queueid: 'idQueue' } },
        show: 'always',
      },
      { field: 'ruleLabel', size: 'fill' },
      { field: 'waiting', total: true },
      { field: 'taken', total: true },
      { field: 'escalated', total: true },
      { field: 'oldestHours', tooltip: [{ field: 'oldestAt', label: 'Waiting since' }] },
      { field: 'oldestAt', show: 'off' },
      'owner',
      { field: 'status', show: 'off' },
    ],
    sort: '-oldestHours',
    actions: [
      { label: 'Open queue', to: 'finance-queue', params: { queueid: 'idQueue' } },
      {
        label: 'Take next order',
        call: 'takeNextQueued',
        path: { queueId: '{idQueue}' },
        enabled: { oldestAt: { present: true } },
        disabledReason: 'No orders are waiting in this queue.',
        onSuccess: {
          go: 'finance-queue-order',
          params: { queueid: 'data.idQueue', ordernr: 'data.orderNr' },
        },
      },
    ],
    empty: {
      heading: 'No active queues',
      text: 'Create queues and their rules in the order verification settings.',
    },
  },
})
