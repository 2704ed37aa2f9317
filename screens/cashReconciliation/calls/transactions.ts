import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/cash-reconciliation',
  of: 'transactionRequest',
  calls: {
    partnersOfPackages: { get: '/collection-partner/packages', many: 'choice' },
    packages: { grid: '/packages/grid', many: 'cashPackage', totals: true },
    transactions: { grid: '/transactions/grid', many: 'transaction', totals: true },
    createTransaction: {
      post: '/transactions',
      body: ['partnerId', 'type', 'amount', 'currency', 'packageNr?', 'reason', 'note?'],
    },
    partnersOfTransactionsLists: { get: '/collection-partner/transactionsLists', many: 'choice' },
    queuedTransactions: { grid: '/transactions-queue/grid', counts: true, sums: true },
    approveTransaction: {
      post: '/transactions-queue/{id}/approve',
      version: true,
      selected: 'approveTransactions',
    },
    rejectTransaction: {
      post: '/transactions-queue/{id}/reject',
      version: true,
      body: ['reason', 'note?'],
      selected: 'rejectTransactions',
    },
    withdrawTransaction: { post: '/transactions-queue/{id}/withdraw', version: true },
    transactionRequest: { get: '/transactions-queue/{requestId}', one: 'transactionRequest' },
    packagesInTrouble: { grid: '/troubleshooting/grid', many: 'cashPackage', totals: true, counts: true },
    assignPackagePartner: {
      post: '/troubleshooting/{idPackage}/partner',
      version: true,
      body: ['partnerId'],
    },
    adjustPackage: {
      post: '/troubleshooting/{idPackage}/adjust',
      version: true,
      body: ['amount', 'reason', 'note?'],
    },
    reportPackageLost: { post: '/troubleshooting/{idPackage}/lost', version: true },
    disputePackage: { post: '/troubleshooting/{idPackage}/dispute', version: true },
  },
})
