import { defineCalls } from '../../../schemas/index.ts'
import { counting } from '../../shared/counting.ts'

const cancellation = ['reason', 'note?']

export default defineCalls({
  base: '/api/finance/refunds',
  of: 'refund',
  calls: {
    refunds: { grid: '/grid', many: 'refund' },
    countRefunds: { post: '/counts', ...counting, countOf: 'refunds' },
    sumRefunds: { post: '/sum', one: 'selectionSum', selection: true, sumOf: 'refunds' },
    refundDefaultFilters: { get: '/filters/default', many: 'defaultFilter' },
    refund: { get: '/{idRefund}', one: 'refund' },
    refundCustomer: { get: '/details/customer-details/{idRefund}', one: 'customer' },
    refundBalance: { get: '/details/balance-sheet/{idRefund}', one: 'balanceSheet' },
    commercialGesture: { get: '/details/commercial-gesture/{idRefund}', one: 'commercialGesture' },
    refundComments: { get: '/details/comment/{idRefund}', many: 'comment' },
    replaceAllowed: { get: '/replace-allowed', reply: 'flag' },
    markRefundReady: { post: '/{idRefund}/ready', version: true },
    sendRefund: { post: '/{idRefund}/send', version: true, body: ['idBankAccount?'] },
    markRefundPaid: { post: '/{idRefund}/paid', version: true },
    retryRefund: { post: '/{idRefund}/retry', version: true },
    markRefundFailed: { post: '/{idRefund}/failed', version: true, body: cancellation },
    askCustomer: { post: '/{idRefund}/ask', version: true, body: ['note'] },
    cancelRefund: { post: '/{idRefund}/cancel', version: true, body: cancellation },
    markRefundsReady: { post: '/ready', selection: true },
    sendRefunds: { post: '/send', selection: true },
    markRefundsPaid: { post: '/paid', selection: true },
    cancelRefunds: { post: '/cancel', selection: true },
    refundMethods: { get: '/methods/list', many: 'refundMethod' },
    refundMethodSettings: { grid: '/methods/grid', many: 'refundMethod' },
    changeRefundMethod: {
      put: '/methods/{idRefundMethod}',
      version: true,
      of: 'refundMethod',
      body: ['availableFields?'],
    },
    // No screen takes these steps yet.
    refundMethod: { get: '/methods/{idRefundMethod}', one: 'refundMethod', resource: 'finance_refund_admin' },
    askCustomers: { post: '/ask', selection: true, body: { note: 'text' }, resource: 'finance_refund_index' },
    markRefundsFailed: {
      post: '/failed',
      selection: true,
      body: { reason: 'text', note: 'text' },
      optional: ['note'],
      resource: 'finance_refund_index',
    },
    retryRefunds: { post: '/retry', selection: true, resource: 'finance_refund_index' },
  },
})
