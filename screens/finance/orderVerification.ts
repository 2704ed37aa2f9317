import { defineScreen } from '../../schemas/index.ts'
import { queueStatus } from '../shared/orderVerification.ts'

export default defineScreen({
  name: 'finance-order-verification',
  path: '/finance/order-verification',
  title: 'Order verification',
  access: { resource: 'finance_queue_verification' },
  assumes:
    'The home of finance shows the queues that are worked on, the one whose order waits longest first. A queue that is switched off stays until its last order is decided.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-order-verification',
        source: '/api/finance/order-verification/grid',
        columns: [
          {
            field: 'name',
            label: 'Queue',
            cell: { kind: 'link', to: 'finance-queue', params: { queueid: 'idQueue' } },
            sortable: true,
            width: 248,
            show: 'always',
          },
          { field: 'ruleLabel', label: 'Rule', sortable: true },
          {
            field: 'waiting',
            label: 'Orders',
            cell: { kind: 'number' },
            sortable: true,
            width: 96,
            total: true,
          },
          {
            field: 'taken',
            label: 'In progress',
            cell: { kind: 'number' },
            sortable: true,
            width: 112,
            total: true,
          },
          {
            field: 'escalated',
            label: 'Escalated',
            cell: { kind: 'number' },
            sortable: true,
            width: 104,
            total: true,
          },
          {
            field: 'oldestHours',
            label: 'Age of oldest',
            cell: { kind: 'number', unit: 'h' },
            sortable: true,
            width: 128,
            tooltip: [{ field: 'oldestAt', label: 'Waits since', cell: { kind: 'date', time: true } }],
          },
          {
            field: 'oldestAt',
            label: 'Oldest since',
            cell: { kind: 'date', time: true },
            sortable: true,
            width: 168,
            show: 'off',
          },
          { field: 'owner', label: 'Owner', sortable: true, width: 152 },
          { field: 'status', label: 'Status', cell: queueStatus, sortable: true, width: 104, show: 'off' },
        ],
        sort: { field: 'oldestHours', order: 'desc' },
        actions: [
          {
            kind: 'navigate',
            label: 'Open queue',
            to: 'finance-queue',
            params: { queueid: 'idQueue' },
          },
          {
            kind: 'request',
            label: 'Take next order',
            call: '/api/finance/order-verification/{idQueue}/take-next',
            enabled: { field: 'oldestAt', present: true },
            onSuccess: {
              go: 'finance-queue-order',
              params: { queueid: 'data.idQueue', ordernr: 'data.orderNr' },
            },
          },
        ],
        empty: {
          heading: 'No queue is active',
          text: 'Queues and their rules are made in the settings of order verification.',
        },
      },
    },
  ],
})
