/** One route as the specification names it, read by hand from its second document. */
export interface SpecRoute {
  /** Section of the second document. */
  readonly section: string
  readonly path: string
  /** Only where the specification gives one. */
  readonly title?: string
  /** Path of the breadcrumb parent; absent where the specification names none. */
  readonly parent?: string
  /** Resource gate of section 6; absent where it shows none. */
  readonly resource?: string
  readonly public?: true
  /** Path of the screen that it redirects to. */
  readonly redirect?: string
  /** Values of the path parameters that the specification accepts and refuses. */
  readonly params?: Readonly<
    Record<string, { readonly good: readonly string[]; readonly bad: readonly string[] }>
  >
}

const id = { good: ['1', '123456789'], bad: ['', '0123456789', 'a', '1.5', '-1', '1 '] }
const oneId = { good: id.good, bad: [...id.bad, '1&2'] }
const ids = {
  good: ['1', '1&2', '123456789&1&22'],
  bad: ['', '1&', '&1', '1&&2', '1234567890', '1&a', '1,2'],
}
const orderNumber = { good: ['1', '12345678901234567890'], bad: ['', '123456789012345678901', 'a1'] }

export const routes: readonly SpecRoute[] = [
  { section: '2.1', path: '/login', public: true },
  { section: '2.1', path: '/logout', public: true },
  {
    section: '2.1',
    path: '/o/{token}',
    public: true,
    redirect: '/public/order/verification/{token}',
  },
  { section: '2.1', path: '/admin', title: 'Administration Dashboard', parent: '/' },
  ...cashReconciliation(),
  ...finance(),
  ...orders(),
  ...payout(),
  ...returns(),
  { section: '2.7', path: '/rules', parent: '/admin', resource: 'rules_engine' },
  { section: '2.7', path: '/rules/list/{ruleset}', resource: 'rules_engine' },
  { section: '2.7', path: '/smart-sampling', resource: 'rules_engine_smart-sampling-package-view' },
  { section: '2.8', path: '/public/order/verification/{token}', public: true },
  { section: '2.8', path: '/public/order/verification/expired', public: true },
  { section: '2.9', path: '/' },
  { section: '2.9', path: '/not-found', public: true },
  { section: '2.9', path: '/forbidden', public: true },
  { section: '2.9', path: '/maintenance', public: true },
  { section: '2.9', path: '/error', public: true },
]

function cashReconciliation(): SpecRoute[] {
  const screens: readonly Omit<SpecRoute, 'section'>[] = [
    { path: '', redirect: '/cash-reconciliation/payments' },
    { path: '/payments', title: 'Payments' },
    { path: '/payments-queue', title: 'Payments Approval Queue' },
    { path: '/payments/{paymentId}', title: 'Transaction List Creation', params: { paymentId: id } },
    {
      path: '/payments/{paymentId}/reconcile/{transactionListId}',
      title: 'Confirm Reconciliation',
      params: { paymentId: id, transactionListId: ids },
    },
    { path: '/investigate/troubleshooting', title: 'Packages Troubleshooting' },
    { path: '/settings/payment-methods', title: 'Settings - Payment Methods' },
    { path: '/bank-account', title: 'Bank Accounts' },
    { path: '/settings/collection-partners', title: 'Collection Partners' },
    { path: '/settings/transaction-types', title: 'Transaction Types' },
    { path: '/package', title: 'Packages' },
    { path: '/transfers', title: 'Transfers' },
    { path: '/transfers-queue', title: 'Transfers Approval Queue' },
    { path: '/transfers/{transferId}', title: 'Transaction List Creation', params: { transferId: id } },
    {
      path: '/transfers/{transferId}/reconcile/{transactionListId}',
      title: 'Confirm Reconciliation',
      params: { transferId: id, transactionListId: ids },
    },
    { path: '/reallocation', title: 'Reallocations' },
    {
      path: '/reallocations/{reallocationId}',
      title: 'Transaction List Creation',
      params: { reallocationId: id },
    },
    {
      path: '/reallocations/{reallocationId}/reconcile/{transactionListId}',
      title: 'Confirm Reconciliation',
      params: { reallocationId: id, transactionListId: oneId },
    },
    { path: '/transactions', title: 'Transactions' },
    { path: '/settings/reasons', title: 'Settings - Reasons' },
    { path: '/transactions-lists', title: 'Transactions Lists' },
    { path: '/finance-dashboard', title: 'Dashboard - Finance' },
    { path: '/account-statement', title: 'Dashboard - My Account Statement' },
    { path: '/current-balance-dashboard', title: 'Dashboard - My Current Balance' },
    { path: '/settings/apilog', title: 'Settings - API Log' },
  ]
  return screens.map(screen => ({ section: '2.2', ...screen, path: `/cash-reconciliation${screen.path}` }))
}

function finance(): SpecRoute[] {
  const verification = 'finance_queue_verification'
  const writeOff = 'finance_write_off'
  const refunds = 'finance_refund_index'
  const screens: readonly Omit<SpecRoute, 'section'>[] = [
    { path: '/finance/order-verification', resource: verification },
    { path: '/finance/queue/{queueid}', parent: '/finance/order-verification', resource: verification },
    { path: '/finance/settings/order-verification-management', resource: 'finance_queue_administration' },
    { path: '/finance/settings/navision', resource: 'navision_index_index' },
    { path: '/finance/settings/navision-settings' },
    { path: '/finance/settings/refund-methods', resource: 'finance_refund_admin' },
    { path: '/finance/settings/api-log', resource: 'apilog_index_index' },
    { path: '/finance/write-off', resource: writeOff },
    { path: '/finance/write-off/wmt', resource: writeOff },
    { path: '/finance/write-off/history', resource: writeOff },
    { path: '/finance/pending-invoices', resource: 'finance_pending_invoices' },
    { path: '/finance/refunds', resource: refunds },
    { path: '/csr/refunds-pending-info', resource: 'return_index_csr' },
    { path: '/finance/refunds/details/{idrefund}', parent: '/finance/refunds', resource: refunds },
    { path: '/finance/settings/refund-settings', resource: 'finance_refund_settings' },
    { path: '/finance/settings/bank-accounts', resource: 'finance_refund_bank_accounts' },
  ]
  return screens.map(screen => ({ section: '2.3', ...screen }))
}

function orders(): SpecRoute[] {
  const paths = [...['/cs/verification', '/cs/search', '/cs/invalid', '/order/{id}', '/oms/generic-settings']]
  return [
    { section: '2.4', path: '/cs/perform-search', redirect: '/cs/search' },
    ...paths.map(path => ({ section: '2.4', path })),
  ]
}

function payout(): SpecRoute[] {
  const paths = [
    ...['/payouts-overdue-dashboard', '/payouts', '/payouts-manual-queue'],
    ...['/payouts-automatic-queue/review', '/payouts-automatic-queue/execution'],
    ...['/partners', '/partners-queue'],
    ...['/settings/payout-methods', '/settings/apilog', '/settings/global-settings'],
  ]
  return [
    { section: '2.5', path: '/payout' },
    ...paths.map(path => ({ section: '2.5', path: `/payout${path}`, parent: '/payout' })),
  ]
}

function returns(): SpecRoute[] {
  return [
    { section: '2.6', path: '/rma' },
    { section: '2.6', path: '/rma/new/{salesOrderNumber}', params: { salesOrderNumber: orderNumber } },
    { section: '2.6', path: '/rma/detail/{id}' },
  ]
}
