import { defineCalls } from '../../../schemas/index.ts'
import { counting } from '../../shared/counting.ts'
import { totalling } from '../../shared/totalling.ts'

/** What is said of a payment, new or corrected. */
const paymentFields = [
  'reference',
  'partnerId',
  'bankAccountId',
  'methodId',
  'amount',
  'currency',
  'paidOn',
  'receipt?',
  'note?',
]

/** Why a document is rejected. */
const rejection = ['reason', 'note?']

/** What is said of a reallocation, new or changed. */
const reallocationFields = ['reference', 'partnerId', 'toId', 'amount', 'currency', 'note?']

export default defineCalls({
  base: '/api/cash-reconciliation',
  of: 'transactionList',
  calls: {
    payment: { get: '/payment/{paymentId}', one: 'cashPayment' },
    paymentAdjustments: { get: '/collectionAdjustments/payment', many: 'choice' },
    partnersOfPayments: { get: '/collection-partner/payments', many: 'choice' },
    bankAccountsOfPayments: { get: '/bank-account-list/payments', many: 'choice' },
    navisionPartnersOfPayments: { get: '/collection-partner-navision/payments', many: 'choice' },
    payments: { grid: '/payments/grid', many: 'cashPayment' },
    totalPayments: { post: '/payments/totals', ...totalling, totalOf: 'payments' },
    countPayments: { post: '/payments/counts', ...counting, countOf: 'payments' },
    createPayment: { post: '/payments', of: 'cashPayment', body: paymentFields },
    queuedPayments: { grid: '/payments-queue/grid', many: 'cashPayment' },
    totalQueuedPayments: { post: '/payments-queue/totals', ...totalling, totalOf: 'queuedPayments' },
    countQueuedPayments: { post: '/payments-queue/counts', ...counting, countOf: 'queuedPayments' },
    sumQueuedPayments: {
      post: '/payments-queue/sum',
      one: 'selectionSum',
      selection: true,
      sumOf: 'queuedPayments',
    },
    approvePayment: { post: '/payments-queue/{id}/approve', version: true },
    rejectPayment: { post: '/payments-queue/{id}/reject', version: true, of: 'cashPayment', body: rejection },
    approvePayments: { post: '/payments-queue/approve', selection: true },
    rejectPayments: { post: '/payments-queue/reject', selection: true, of: 'cashPayment', body: rejection },
    correctPayment: { put: '/payments-queue/{id}', version: true, of: 'cashPayment', body: paymentFields },
    reallocations: { grid: '/reallocations/grid', many: 'reallocation' },
    totalReallocations: { post: '/reallocations/totals', ...totalling, totalOf: 'reallocations' },
    countReallocations: { post: '/reallocations/counts', ...counting, countOf: 'reallocations' },
    createReallocation: { post: '/reallocations', of: 'reallocation', body: reallocationFields },
    changeReallocation: {
      put: '/reallocations/{id}',
      version: true,
      of: 'reallocation',
      body: reallocationFields,
    },
    reallocation: { get: '/reallocation/{reallocationId}', one: 'reallocation' },
    transactionListAdjustments: { get: '/collectionAdjustments/transactionList', many: 'choice' },
    transfer: { get: '/transfer/{transferId}', one: 'transfer' },
    transferAdjustments: { get: '/collectionAdjustments/transfer', many: 'choice' },
    relationshipsOfTransfers: { get: '/collection-partner-relationship/transfers', many: 'choice' },
    navisionPartnersOfTransfers: { get: '/collection-partner-transfers-navision/transfers', many: 'choice' },
    transfers: { grid: '/transfers/grid', many: 'transfer' },
    totalTransfers: { post: '/transfers/totals', ...totalling, totalOf: 'transfers' },
    countTransfers: { post: '/transfers/counts', ...counting, countOf: 'transfers' },
    createTransfer: {
      post: '/transfers',
      of: 'transfer',
      body: ['reference', 'relationship', 'amount', 'currency', 'paidOn', 'note?'],
    },
    queuedTransfers: { grid: '/transfers-queue/grid', many: 'transfer' },
    totalQueuedTransfers: { post: '/transfers-queue/totals', ...totalling, totalOf: 'queuedTransfers' },
    countQueuedTransfers: { post: '/transfers-queue/counts', ...counting, countOf: 'queuedTransfers' },
    sumQueuedTransfers: {
      post: '/transfers-queue/sum',
      one: 'selectionSum',
      selection: true,
      sumOf: 'queuedTransfers',
    },
    approveTransfer: { post: '/transfers-queue/{id}/approve', version: true },
    rejectTransfer: { post: '/transfers-queue/{id}/reject', version: true, of: 'transfer', body: rejection },
    approveTransfers: { post: '/transfers-queue/approve', selection: true },
    rejectTransfers: { post: '/transfers-queue/reject', selection: true, of: 'transfer', body: rejection },
  },
})
