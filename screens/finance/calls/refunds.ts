import { defineCalls } from '../../../schemas/index.ts'

const cancellation = ['reason', 'note?']

export default defineCalls({
  base: '/api/finance/refunds',
  of: 'refund',
  calls: {
    refunds: { grid: '/grid', counts: true, sums: true },
    refundDefaultFilters: { get: '/filters/default', many: 'defaultFilter' },
    refund: { get: '/{idRefund}', one: 'refund' },
    refundCustomer: { get: '/details/customer-details/{idRefund}', one: 'customer' },
    refundBalance: { get: '/details/balance-sheet/{idRefund}', one: 'balanceSheet' },
    commercialGesture: { get: '/details/commercial-gesture/{idRefund}', one: 'commercialGesture' },
    refundComments: { get: '/details/comment/{idRefund}', many: 'comment' },
    replaceAllowed: { get: '/replace-allowed', reply: 'flag' },
    markRefundReady: { post: '/{idRefund}/ready', version: true, selected: 'markRefundsReady' },
    sendRefund: { post: '/{idRefund}/send', version: true, body: ['idBankAccount?'] },
    markRefundPaid: { post: '/{idRefund}/paid', version: true, selected: 'markRefundsPaid' },
    retryRefund: { post: '/{idRefund}/retry', version: true, selected: 'retryRefunds' },
    markRefundFailed: {
      post: '/{idRefund}/failed',
      version: true,
      body: cancellation,
      selected: 'markRefundsFailed',
    },
    askCustomer: { post: '/{idRefund}/ask', version: true, body: ['note'], selected: 'askCustomers' },
    cancelRefund: { post: '/{idRefund}/cancel', version: true, body: cancellation },
    sendRefunds: { post: '/send', selection: true },
    cancelRefunds: { post: '/cancel', selection: true },
    refundMethods: { get: '/methods/list', many: 'refundMethod' },
    refundMethodSettings: { grid: '/methods/grid', many: 'refundMethod' },
    changeRefundMethod: { put: '/methods/{idRefundMethod}', body: ['availableFields?'] },
    // No screen takes these steps yet.
    refundMethod: { get: '/methods/{idRefundMethod}', one: 'refundMethod', resource: 'finance_refund_admin' },
  },
})
