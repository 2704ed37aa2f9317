import { defineCalls } from '../../../schemas/index.ts'
import { counting } from '../../shared/counting.ts'
import { totalling } from '../../shared/totalling.ts'

export default defineCalls({
  base: '/api/cash-reconciliation',
  of: 'transactionRequest',
  calls: {
    partnersOfPackages: { get: '/collection-partner/packages', many: 'choice' },
    packages: { grid: '/packages/grid', many: 'cashPackage' },
    totalPackages: { post: '/packages/totals', ...totalling, totalOf: 'packages' },
    transactions: { grid: '/transactions/grid', many: 'transaction' },
    totalTransactions: { post: '/transactions/totals', ...totalling, totalOf: 'transactions' },
    createTransaction: {
      post: '/transactions',
      of: 'transaction',
      body: ['partnerId', 'type', 'amount', 'currency', 'packageNr?', 'reason', 'note?'],
    },
    partnersOfTransactionsLists: { get: '/collection-partner/transactionsLists', many: 'choice' },
    queuedTransactions: { grid: '/transactions-queue/grid', many: 'transactionRequest' },
    countQueuedTransactions: {
      post: '/transactions-queue/counts',
      ...counting,
      countOf: 'queuedTransactions',
    },
    sumQueuedTransactions: {
      post: '/transactions-queue/sum',
      one: 'selectionSum',
      selection: true,
      sumOf: 'queuedTransactions',
    },
    approveTransaction: { post: '/transactions-queue/{id}/approve', version: true },
    rejectTransaction: { post: '/transactions-queue/{id}/reject', version: true, body: ['reason', 'note?'] },
    approveTransactions: { post: '/transactions-queue/approve', selection: true },
    rejectTransactions: { post: '/transactions-queue/reject', selection: true, body: ['reason', 'note?'] },
    withdrawTransaction: { post: '/transactions-queue/{id}/withdraw', version: true },
    transactionRequest: { get: '/transactions-queue/{requestId}', one: 'transactionRequest' },
    packagesInTrouble: { grid: '/troubleshooting/grid', many: 'cashPackage' },
    totalPackagesInTrouble: { post: '/troubleshooting/totals', ...totalling, totalOf: 'packagesInTrouble' },
    assignPackagePartner: {
      post: '/troubleshooting/{idPackage}/partner',
      version: true,
      of: 'cashPackage',
      body: ['partnerId'],
    },
    adjustPackage: {
      post: '/troubleshooting/{idPackage}/adjust',
      version: true,
      of: 'cashPackage',
      body: ['amount', 'reason', 'note?'],
    },
    reportPackageLost: { post: '/troubleshooting/{idPackage}/lost', version: true },
    disputePackage: { post: '/troubleshooting/{idPackage}/dispute', version: true },
  },
})
