import { defineScreen } from '../../schemas/index.ts'
import { rmaItems } from './parts/returnItems.ts'

const works = { resource: 'cs_returns_create' } as const

export default defineScreen({
  name: 'rma-detail',
  path: '/rma/detail/{id}',
  title: 'Return',
  heading: 'Return {rma.rmaNr}',
  parent: 'rma',
  access: { resource: 'return_index_csr' },
  params: { id: { pattern: '^[0-9]{1,9}$', example: '2969' } },
  assumes:
    'The specification names the calls without their fields. Each returned item is accepted or rejected; accepted items become a refund of finance. The id of a return has 1 to 9 digits, like the other ids of the console. Comments are also shown below the details, newest first, because the specification names the call. The timeline is part of the return, because the specification shows a timeline and no call.',
  loads: { rma: { call: 'rma', record: 'return {id}' } },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'amount', 'customerName', 'createdAt'] },
    {
      kind: 'actions',
      actions: [
        {
          label: 'Mark as received',
          call: 'receiveRma',
          tone: 'success',
          access: works,
          visible: { status: ['requested', 'transit'] },
          confirm: 'The parcel is at the warehouse. Its items can now be inspected.',
        },
        {
          label: 'End inspection',
          call: 'refundRma',
          tone: 'success',
          access: works,
          visible: { status: 'received' },
          enabled: { openItems: 0 },
          disabledReason: 'Accept or reject every item first.',
          confirm: 'Finance refunds the accepted items. This cannot be undone.',
          onSuccess: {
            link: {
              label: 'Show refund',
              to: 'finance-refund-details',
              params: { idrefund: 'data.idRefund' },
            },
          },
        },
        { label: 'Handed in', call: 'handInRma', access: works, visible: { status: 'requested' } },
        {
          kind: 'download',
          label: 'Shipping label',
          call: 'rmaLabel',
          visible: { status: ['requested', 'transit'] },
        },
        {
          label: 'Cancel return…',
          tone: 'danger',
          access: works,
          visible: { status: ['requested', 'transit'] },
          title: 'Cancel return {rmaNr}',
          call: 'cancelRma',
          submit: 'Confirm cancellation',
        },
      ],
    },
    { kind: 'comments', entity: 'rma', id: { param: 'id' } },
    {
      kind: 'details',
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
      visible: { 'rma.status': 'received' },
      fields: ['acceptedAmount', 'openAmount', 'rejectedAmount', 'refundMethodLabel', 'refundStart'],
    },
    rmaItems,
    { kind: 'attachments', heading: 'Photos and documents', entity: 'rma', id: { param: 'id' } },
    { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'rma.timeline' } },
    {
      kind: 'expandable',
      title: 'Comments',
      body: {
        kind: 'commentList',
        call: 'rmaComments',
        fields: { comment: 'content', user: 'user.username', date: 'createdAt' },
      },
    },
  ],
})
