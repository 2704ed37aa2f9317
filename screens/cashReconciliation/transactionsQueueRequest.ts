import { type BlockOf, defineScreen } from '../../schemas/index.ts'
import {
  rejectionReasons,
  requestDecisions,
  requestKind,
  requestStatus,
  requests,
} from '../shared/cashRequests.ts'
import { amount, moment } from '../shared/cashWords.ts'

const noun = { payment: 'Payment', transfer: 'Transfer', reallocation: 'Reallocation' }

export default defineScreen({
  name: 'cash-reconciliation-transactions-queue-request',
  path: '/cash-reconciliation/transactions-queue/{requestId}',
  title: 'Approval request',
  parent: 'cash-reconciliation-transactions-queue',
  access: { resource: 'reconciliation_transactions_queue_access' },
  params: { requestId: { pattern: '^[0-9]{1,9}$', example: '4' } },
  assumes: 'Beyond the specification: one request on a page of its own, with the way to what it is about.',
  loads: {
    request: {
      get: `${requests}/{requestId}`,
      select: 'data',
      onError: { toast: 'server', go: 'not-found' },
    },
    reasons: rejectionReasons,
  },
  body: [
    { kind: 'actions', load: 'request', actions: requestDecisions },
    {
      kind: 'text',
      text: '{request.blocked}',
      visible: { field: 'request.blocked', present: true },
    },
    {
      kind: 'beside',
      body: [
        {
          kind: 'details',
          load: 'request',
          fields: [
            { field: 'kind', label: 'What', cell: requestKind },
            { field: 'partner', label: 'Partner' },
            { field: 'amount', label: 'Amount', cell: amount },
            { field: 'typeName', label: 'Type' },
            { field: 'reason', label: 'Reason' },
            { field: 'note', label: 'Note' },
          ],
        },
        {
          kind: 'details',
          load: 'request',
          fields: [
            { field: 'status', label: 'Status', cell: requestStatus },
            { field: 'createdBy', label: 'Asked by' },
            { field: 'createdAt', label: 'Asked', cell: moment },
            { field: 'decidedBy', label: 'Decided by' },
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
      load: 'request',
      visible: { field: 'request.packageNr', present: true },
      fields: [
        { field: 'packageNr', label: 'Package', cell: { kind: 'text', copy: true } },
        { field: 'toCollect', label: 'To collect', cell: amount },
        { field: 'collected', label: 'Collected', cell: amount },
        { field: 'adjusted', label: 'Adjusted', cell: amount },
        { field: 'remaining', label: 'Remaining', cell: amount },
        {
          field: 'orderNr',
          label: 'Order Nr',
          cell: { kind: 'link', to: 'order', params: { id: 'orderNr' } },
        },
      ],
    },
    { kind: 'expandable', title: 'Timeline', body: [{ kind: 'timeline', load: 'request.timeline' }] },
  ],
})

/** The way to the lists that it is about, of one kind of document. */
function about(kind: 'payment' | 'transfer' | 'reallocation'): BlockOf<'details'> {
  return {
    kind: 'details',
    heading: noun[kind],
    load: 'request',
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
      { field: 'lists', label: 'Lists' },
    ],
  }
}
