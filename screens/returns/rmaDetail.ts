import { defineScreen } from '../../schemas/index.ts'
import { rmaActions } from './parts/returnActions.ts'
import { rmaItems } from './parts/returnItems.ts'

export default defineScreen({
  name: 'rma-detail',
  path: '/rma/detail/{id}',
  title: 'Return',
  heading: 'Return {rma.rmaNr}',
  parent: 'rma',
  access: { resource: 'return_index_csr' },
  params: { id: { pattern: '^[0-9]{1,9}$', example: '2969' } },
  assumes:
    'The specification names the calls without their fields. Each item is accepted or rejected when it is back; what was accepted becomes a refund of finance. The id of a return has 1 to 9 digits, as the other ids of the console.',
  loads: { rma: { call: 'rma', record: 'return {id}' } },
  body: [
    {
      kind: 'details',
      look: 'figures',
      load: 'rma',
      fields: ['status', 'amount', 'customerName', 'createdAt'],
    },
    { kind: 'actions', load: 'rma', actions: rmaActions },
    { kind: 'comments', entity: 'rma', id: { param: 'id' } },
    {
      kind: 'details',
      load: 'rma',
      empty: 'This return has no details to show.',
      fields: [
        'rmaNr',
        'orderNr',
        'idRefund',
        'refundStatus',
        'refundMethodLabel',
        'returnMethodLabel',
        'pickupAt',
        'trackingNr',
        'customerName',
        'customerPhone',
        'customerEmail',
        'address',
        'createdBy',
        'createdAt',
      ],
    },
    {
      kind: 'details',
      look: 'figures',
      heading: 'Refund preview',
      load: 'rma',
      visible: { 'rma.status': 'received' },
      fields: ['acceptedAmount', 'openAmount', 'rejectedAmount', 'refundMethodLabel', 'refundStart'],
    },
    rmaItems,
    { kind: 'attachments', heading: 'Photos and papers', entity: 'rma', id: { param: 'id' } },
    {
      kind: 'expandable',
      title: 'Timeline',
      body: {
        kind: 'timeline',
        load: 'rma.timeline',
        assumes: 'What happened to a return comes with it: the specification shows a timeline and no call.',
      },
    },
    {
      kind: 'expandable',
      title: 'Comments',
      body: {
        kind: 'commentList',
        call: 'rmaComments',
        fields: { comment: 'content', user: 'user.username', date: 'createdAt' },
        assumes: 'They stand below the details as well, newest first: the specification names the call.',
      },
    },
  ],
})
