import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/orders.ts'
import { refundLink, refundStatus } from '../shared/refunds.ts'
import { rmaActions } from '../shared/returnActions.ts'
import { rmaItems } from '../shared/returnItems.ts'
import { rmaStatus } from '../shared/returns.ts'

export default defineScreen({
  name: 'rma-detail',
  path: '/rma/detail/{id}',
  title: 'Return',
  parent: 'rma',
  access: { resource: 'return_index_csr' },
  params: { id: { pattern: '^[0-9]{1,9}$', example: '2969' } },
  assumes:
    'The specification names the calls without their fields. Each item is accepted or rejected when it is back; what was accepted becomes a refund of finance. The id of a return has 1 to 9 digits, as the other ids of the console.',
  loads: {
    rma: {
      get: '/api/rma/details/{id}',
      select: 'data',
      record: 'return {id}',
      onError: { toast: 'server' },
    },
  },
  body: [
    { kind: 'actions', load: 'rma', actions: rmaActions },
    { kind: 'comments', entity: 'rma', id: { param: 'id' } },
    {
      kind: 'details',
      load: 'rma',
      empty: 'There is nothing to show of this return.',
      fields: [
        { field: 'rmaNr', label: 'RMA', cell: { kind: 'text', copy: true } },
        { field: 'status', label: 'Status', cell: rmaStatus },
        { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
        { field: 'orderNr', label: 'Order Nr', cell: orderLink },
        { field: 'idRefund', label: 'Refund', cell: refundLink },
        { field: 'refundStatus', label: 'Refund is', cell: refundStatus },
        { field: 'refundMethodLabel', label: 'Refund method' },
        { field: 'returnMethodLabel', label: 'Return method' },
        { field: 'pickupAt', label: 'Picked up on', cell: { kind: 'date' } },
        { field: 'trackingNr', label: 'Tracking', cell: { kind: 'text', copy: true } },
        { field: 'customerName', label: 'Customer' },
        { field: 'customerPhone', label: 'Phone', cell: { kind: 'text', copy: true } },
        { field: 'customerEmail', label: 'Email', cell: { kind: 'text', copy: true } },
        { field: 'address', label: 'Address' },
        { field: 'createdBy', label: 'Created by' },
        { field: 'createdAt', label: 'Created', cell: { kind: 'date', time: true } },
      ],
    },
    rmaItems,
    {
      kind: 'expandable',
      title: 'Timeline',
      body: [
        {
          kind: 'timeline',
          load: 'rma.timeline',
          assumes: 'What happened to a return comes with it: the specification shows a timeline and no call.',
        },
      ],
    },
    {
      kind: 'expandable',
      title: 'Comments',
      body: [
        {
          kind: 'commentList',
          get: '/api/rma/details/comment/{id}',
          select: 'data',
          fields: { comment: 'content', user: 'user.username', date: 'createdAt' },
          assumes: 'They stand below the details as well, newest first: the specification names the call.',
        },
      ],
    },
  ],
})
