import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/cash-reconciliation',
  calls: {
    accountStatement: { get: '/account-statement', one: 'partnerAccount' },
    monthsPerExport: { get: '/settings/cpmt_max_month_per_export', reply: 'setting' },
    statementLines: { grid: '/account-statement/grid', many: 'transaction', totals: true },
    currentBalance: { get: '/current-balance-dashboard', one: 'partnerAccount' },
    partnerBalances: { grid: '/current-balance-dashboard/grid', totals: true, many: 'partnerBalance' },
    openTransactions: { grid: '/current-balance-dashboard/open/grid', many: 'transaction', totals: true },
    monthBalances: { grid: '/finance-dashboard/grid', totals: true, many: 'partnerBalance' },
    cashFigures: { get: '/finance-dashboard/figures', one: 'cashFigures', query: { currency: 'text' } },
    overdueChart: {
      get: '/finance-dashboard/chart',
      many: 'partnerBalance',
      at: 'data.EUR',
      query: { partnerId: 'list' },
    },
    packageStatuses: { get: '/package-status', many: 'choice' },
    lastMiles: { get: '/last-mile', many: 'choice' },
    paymentStatuses: { get: '/payment-status/0', many: 'choice' },
    queuedPaymentStatuses: { get: '/payment-status/1', many: 'choice' },
    reallocationStatuses: { get: '/reallocation-status', many: 'choice' },
    transferStatuses: { get: '/transfer-status/0', many: 'choice' },
    queuedTransferStatuses: { get: '/transfer-status/1', many: 'choice' },
  },
})
