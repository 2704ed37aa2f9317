import { defineScreen } from '../../schemas/index.ts'
import { rmaLink } from '../shared/links.ts'
import { refundSteps } from './parts/refundActions.ts'
import { refundMethodLoads } from './parts/refundMethodLoads.ts'
import { accountDetails, balanceSheet, commercialGesture, customerDetails } from './parts/refundSections.ts'

export default defineScreen({
  name: 'finance-refund-details',
  path: '/finance/refunds/details/{idrefund}',
  title: 'Refund details',
  heading: 'Refund {idrefund}',
  parent: 'finance-refunds',
  access: { resource: 'finance_refund_index' },
  params: { idrefund: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'The specification names the calls without their fields. A refund id has 1 to 9 digits, as the other ids of the console.',
  loads: {
    refund: { call: 'refund', record: 'refund {idrefund}', onError: { toast: 'server', go: 'error' } },
    customer: 'refundCustomer',
    account: 'refundAccount',
    ...refundMethodLoads,
    balance: 'refundBalance',
    bankAccounts: { call: 'refundBankAccountList', query: { refund: '{idrefund}' } },
    gesture: 'commercialGesture',
  },
  body: [
    {
      kind: 'details',
      look: 'figures',
      load: 'refund',
      fields: ['status', 'amount', 'customerName', 'dueAt', 'ageDays'],
    },
    { kind: 'actions', load: 'refund', actions: refundSteps },
    {
      kind: 'comments',
      entity: 'refund',
      id: { param: 'idrefund' },
      readOnly: { 'refund.status': 'cancelled' },
      assumes:
        'A refund can be commented on, beside the entities that the specification names; of a cancelled one the comments can only be read.',
    },
    {
      kind: 'details',
      load: 'refund',
      fields: [
        { field: 'idRefund', cell: { kind: 'text' } },
        'methodLabel',
        'orderNr',
        { field: 'rmaNr', cell: rmaLink },
        { field: 'createdAt', cell: { kind: 'date', time: true } },
        'updatedAt',
        'bankAccount',
        'reason',
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        { id: 'customer', label: 'Customer', body: customerDetails },
        { id: 'account', label: 'Account', body: accountDetails },
        { id: 'balance', label: 'Balance sheet', body: balanceSheet },
        { id: 'gesture', label: 'Commercial gesture', body: commercialGesture },
      ],
    },
    {
      kind: 'expandable',
      title: 'Timeline',
      body: {
        kind: 'timeline',
        load: 'refund.timeline',
        assumes: 'What happened to a refund comes with it: the specification shows a timeline and no call.',
      },
    },
    {
      kind: 'expandable',
      title: 'Comments',
      body: {
        kind: 'commentList',
        call: 'refundComments',
        fields: { comment: 'content', user: 'user.username', date: 'createdAt' },
        assumes: 'They stand below the details as well, newest first: the specification names the call.',
      },
    },
  ],
})
