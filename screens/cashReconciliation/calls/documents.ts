import { defineCalls } from '../../../schemas/index.ts'

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
    bankAccountsOfPayments: { get: '/bank-account-list/payments', many: 'accountChoice' },
    navisionPartnersOfPayments: { get: '/collection-partner-navision/payments', many: 'choice' },
    payments: { grid: '/payments/grid', many: 'cashPayment', totals: true, counts: true },
    createPayment: { post: '/payments', body: paymentFields },
    queuedPayments: {
      grid: '/payments-queue/grid',
      many: 'cashPayment',
      totals: true,
      counts: true,
      sums: true,
    },
    approvePayment: { post: '/payments-queue/{id}/approve', version: true, selected: 'approvePayments' },
    rejectPayment: {
      post: '/payments-queue/{id}/reject',
      version: true,
      body: rejection,
      selected: 'rejectPayments',
    },
    correctPayment: { put: '/payments-queue/{id}', body: paymentFields },
    reallocations: { grid: '/reallocations/grid', many: 'reallocation', totals: true, counts: true },
    createReallocation: { post: '/reallocations', body: reallocationFields },
    changeReallocation: { put: '/reallocations/{id}', body: reallocationFields },
    reallocation: { get: '/reallocation/{reallocationId}', one: 'reallocation' },
    transactionListAdjustments: { get: '/collectionAdjustments/transactionList', many: 'choice' },
    transfer: { get: '/transfer/{transferId}', one: 'transfer' },
    transferAdjustments: { get: '/collectionAdjustments/transfer', many: 'choice' },
    relationshipsOfTransfers: { get: '/collection-partner-relationship/transfers', many: 'choice' },
    navisionPartnersOfTransfers: { get: '/collection-partner-transfers-navision/transfers', many: 'choice' },
    transfers: { grid: '/transfers/grid', many: 'transfer', totals: true, counts: true },
    createTransfer: {
      post: '/transfers',
      body: ['reference', 'relationship', 'amount', 'currency', 'paidOn', 'note?'],
    },
    queuedTransfers: {
      grid: '/transfers-queue/grid',
      many: 'transfer',
      totals: true,
      counts: true,
      sums: true,
    },
    approveTransfer: { post: '/transfers-queue/{id}/approve', version: true, selected: 'approveTransfers' },
    rejectTransfer: {
      post: '/transfers-queue/{id}/reject',
      version: true,
      body: rejection,
      selected: 'rejectTransfers',
    },
  },
})
