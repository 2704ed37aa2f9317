import { type BlockDefinitionOf, defineScreen } from '../../schemas/index.ts'
import { requestActions } from './parts/requests.ts'

const noun = { payment: 'Payment', transfer: 'Transfer', reallocation: 'Reallocation' }

export default defineScreen({
  name: 'cash-reconciliation-transactions-queue-request',
  path: '/cash-reconciliation/transactions-queue/{requestId}',
  title: 'Approval request',
  heading: 'Request {requestId}',
  parent: 'cash-reconciliation-transactions-queue',
  access: { resource: 'reconciliation_transactions_queue_access' },
  params: { requestId: { pattern: '^[0-9]{1,9}$', example: '4' } },
  assumes: 'Beyond the specification: one request on a page of its own, with a link to its document.',
  loads: {
    request: { call: 'transactionRequest', record: 'request {requestId}' },
    reasons: 'rejectionReasons',
  },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'kind', 'amount', 'partner'] },
    { kind: 'actions', actions: requestActions },
    { kind: 'text', text: '{request.blocked}', visible: { 'request.blocked': { present: true } } },
    {
      kind: 'beside',
      body: [
        { kind: 'details', fields: ['kind', 'partner', 'amount', 'typeName', 'reason', 'note'] },
        {
          kind: 'details',
          fields: [
            'status',
            'createdBy',
            'createdAt',
            'decidedBy',
            { field: 'rejection', label: 'Rejection reason' },
            { field: 'decisionNote', label: 'Decision note' },
          ],
        },
      ],
    },
    about('payment'),
    about('transfer'),
    about('reallocation'),
    {
      kind: 'details',
      heading: 'Package',
      visible: { 'request.packageNr': { present: true } },
      fields: ['packageNr', 'toCollect', 'collected', 'adjusted', 'remaining', 'orderNr'],
    },
    { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'request.timeline' } },
  ],
})

/** The way to the lists that it is about, of one kind of document. */
function about(kind: 'payment' | 'transfer' | 'reallocation'): BlockDefinitionOf<'details'> {
  return {
    kind: 'details',
    heading: noun[kind],
    visible: { field: `request.${kind}Id`, present: true },
    fields: [
      {
        field: 'about',
        label: 'Reference',
        cell: {
          kind: 'link',
          to: `cash-reconciliation-${kind}-confirmation`,
          params: { [`${kind}Id`]: `${kind}Id`, transactionListId: 'lists' },
        },
      },
      'lists',
    ],
  }
}
