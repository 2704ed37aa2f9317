import { defineScreen } from '../../schemas/index.ts'
import { rmaLink } from '../shared/links.ts'
import { refundSteps } from './parts/refundActions.ts'
import { refundMethodForm } from './parts/refundMethodForm.ts'
import { refundMethodLoads } from './parts/refundMethodLoads.ts'

export default defineScreen({
  name: 'finance-refund-details',
  path: '/finance/refunds/details/{idrefund}',
  title: 'Refund details',
  heading: 'Refund {idrefund}',
  parent: 'finance-refunds',
  access: { resource: 'finance_refund_index' },
  params: { idrefund: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'The specification names the calls without their fields. A refund id has 1 to 9 digits, like the other ids of the console. The data of a customer can be corrected until the refund is sent to the bank, paid or cancelled. A refund can have comments, in addition to the entities that the specification names; those of a cancelled one are read-only. They are also shown below the details, newest first, because the specification names the call. The timeline is part of the refund, because the specification shows a timeline and no call.',
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
    { kind: 'details', look: 'figures', fields: ['status', 'amount', 'customerName', 'dueAt', 'ageDays'] },
    { kind: 'actions', actions: refundSteps },
    {
      kind: 'comments',
      entity: 'refund',
      id: { param: 'idrefund' },
      readOnly: { 'refund.status': 'cancelled' },
    },
    {
      kind: 'details',
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
        {
          label: 'Customer',
          body: {
            kind: 'details',
            load: 'customer',
            empty: 'The customer details could not be loaded.',
            fields: [
              'customerName',
              'customerEmail',
              'customerPhone',
              'address',
              'postcode',
              'city',
              'country',
            ],
          },
        },
        {
          label: 'Account',
          body: [
            {
              kind: 'form',
              form: { ...refundMethodForm, submit: 'saveRefundAccount' },
              visible: { 'refund.status': ['pending', 'waiting', 'ready', 'failed'] },
            },
            {
              kind: 'form',
              form: { ...refundMethodForm, id: 'refund-method-closed' },
              visible: { 'refund.status': ['sent', 'paid', 'cancelled'] },
            },
          ],
        },
        {
          id: 'balance',
          label: 'Balance sheet',
          body: {
            kind: 'details',
            load: 'balance',
            empty: 'The balance sheet could not be loaded.',
            fields: ['paid', 'refunded', 'vouchers', 'open'],
          },
        },
        {
          id: 'gesture',
          label: 'Commercial gesture',
          body: {
            kind: 'details',
            load: 'gesture',
            empty: 'No commercial gestures.',
            fields: ['reason', 'amount', 'grantedBy', 'grantedAt'],
          },
        },
      ],
    },
    { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'refund.timeline' } },
    {
      kind: 'expandable',
      title: 'Comments',
      body: {
        kind: 'commentList',
        call: 'refundComments',
        fields: { comment: 'content', user: 'user.username', date: 'createdAt' },
      },
    },
  ],
})
