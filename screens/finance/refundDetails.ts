import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/orders.ts'
import { refundSteps } from '../shared/refundActions.ts'
import { refundMethodLoads } from '../shared/refundMethodLoads.ts'
import { accountDetails, balanceSheet, commercialGesture, customerDetails } from '../shared/refundSections.ts'
import { refundStatus } from '../shared/refunds.ts'

export default defineScreen({
  name: 'finance-refund-details',
  path: '/finance/refunds/details/{idrefund}',
  title: 'Refund details',
  parent: 'finance-refunds',
  access: { resource: 'finance_refund_index' },
  params: { idrefund: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'The specification names the calls without their fields. A refund id has 1 to 9 digits, as the other ids of the console.',
  loads: {
    refund: {
      get: '/api/finance/refunds/{idrefund}',
      select: 'data',
      record: 'refund {idrefund}',
      onError: { toast: 'server', go: 'error' },
    },
    customer: {
      get: '/api/finance/refunds/details/customer-details/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
    account: {
      get: '/api/finance/refunds/details/account-details/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
    ...refundMethodLoads,
    balance: {
      get: '/api/finance/refunds/details/balance-sheet/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
    bankAccounts: {
      get: '/api/finance/refunds-bank-accounts/list',
      query: { refund: '{idrefund}' },
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
    gesture: {
      get: '/api/finance/refunds/details/commercial-gesture/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
  },
  body: [
    { kind: 'actions', load: 'refund', actions: refundSteps },
    {
      kind: 'comments',
      entity: 'refund',
      id: { param: 'idrefund' },
      readOnly: { field: 'refund.status', is: 'cancelled' },
      assumes:
        'A refund can be commented on, beside the entities that the specification names; of a cancelled one the comments can only be read.',
    },
    {
      kind: 'details',
      load: 'refund',
      fields: [
        { field: 'idRefund', label: 'Refund' },
        { field: 'status', label: 'Status', cell: refundStatus },
        { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
        { field: 'methodLabel', label: 'Method' },
        { field: 'orderNr', label: 'Order Nr', cell: orderLink },
        { field: 'rmaNr', label: 'RMA' },
        { field: 'createdAt', label: 'Created', cell: { kind: 'date', time: true } },
        { field: 'updatedAt', label: 'Last change', cell: { kind: 'date', time: true } },
        { field: 'dueAt', label: 'Due', cell: { kind: 'date' } },
        { field: 'ageDays', label: 'Age', cell: { kind: 'number', unit: 'd' } },
        { field: 'bankAccount', label: 'Paid from' },
        { field: 'reason', label: 'Reason' },
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'customer',
          label: 'Customer',
          body: [customerDetails],
        },
        {
          id: 'account',
          label: 'Account',
          body: accountDetails,
        },
        {
          id: 'balance',
          label: 'Balance sheet',
          body: [balanceSheet],
        },
        {
          id: 'gesture',
          label: 'Commercial gesture',
          body: [commercialGesture],
        },
      ],
    },
    {
      kind: 'expandable',
      title: 'Timeline',
      body: [
        {
          kind: 'timeline',
          load: 'refund.timeline',
          assumes: 'What happened to a refund comes with it: the specification shows a timeline and no call.',
        },
      ],
    },
    {
      kind: 'expandable',
      title: 'Comments',
      body: [
        {
          kind: 'commentList',
          get: '/api/finance/refunds/details/comment/{idrefund}',
          select: 'data',
          fields: { comment: 'content', user: 'user.username', date: 'createdAt' },
          assumes: 'They stand below the details as well, newest first: the specification names the call.',
        },
      ],
    },
  ],
})
