/** One entry of the menu; the id becomes the name of its element. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  /** One of these must be held. Absent: open to everybody. */
  readonly resources?: readonly string[]
  /** Name of a screen of the console; one that it does not know is dropped by the console. */
  readonly screen?: string
  /** A page of the older order management. */
  readonly legacy?: { readonly module: string; readonly controller: string; readonly action: string }
  readonly params?: Readonly<Record<string, string>>
  readonly pages?: readonly MenuEntry[]
}

/** The menu of the console, area by area. */
export const menuEntries: readonly MenuEntry[] = [
  area('finance', 'Finance', [
    page('finance-order-verification', 'Order verification', 'finance_queue_verification'),
    page('finance-refunds', 'Refunds', 'finance_refund_index'),
    page('finance-pending-invoices', 'Pending invoices', 'finance_pending_invoices'),
    area('finance-write-offs', 'Write-offs', [
      page('finance-write-off', 'Pending write-offs', 'finance_write_off'),
      page('finance-write-off-wmt', 'Pending write-offs WMT', 'finance_write_off'),
      page('finance-write-off-history', 'History', 'finance_write_off'),
    ]),
    area('finance-settings', 'Settings', [
      page('finance-order-verification-management', 'Order verification', 'finance_queue_administration'),
      page('finance-refund-methods', 'Refund methods', 'finance_refund_admin'),
      page('finance-refund-settings', 'Refund settings', 'finance_refund_settings'),
      page('finance-bank-accounts', 'Bank accounts', 'finance_refund_bank_accounts'),
      page('finance-navision', 'Navision queue', 'navision_index_index'),
      page('finance-navision-settings', 'Navision settings', 'navision_index_index'),
      page('finance-api-log', 'API log', 'apilog_index_index'),
    ]),
  ]),
  area('cash-reconciliation', 'Cash reconciliation', [
    area('cash-reconciliation-dashboards', 'Dashboards', [
      cash('finance-dashboard', 'Finance'),
      cash('account-statement', 'My account statement'),
      cash('current-balance-dashboard', 'My current balance'),
    ]),
    cash('payments', 'Payments'),
    cash('payments-queue', 'Payments approval queue'),
    cash('transfers', 'Transfers'),
    cash('transfers-queue', 'Transfers approval queue'),
    cash('reallocation', 'Reallocations'),
    cash('transactions', 'Transactions'),
    cash('transactions-lists', 'Transactions lists'),
    cash('package', 'Packages'),
    cash('troubleshooting', 'Packages troubleshooting'),
    cash('bank-account', 'Bank accounts'),
    area('cash-reconciliation-settings', 'Settings', [
      cash('payment-methods', 'Payment methods'),
      cash('collection-partners', 'Collection partners'),
      cash('transaction-types', 'Transaction types'),
      cash('reasons', 'Reasons'),
      cash('apilog', 'API log'),
    ]),
  ]),
  area('orders', 'Orders', [
    page('cs-verification', 'Verification queue', 'oms_verification_access'),
    page('cs-search', 'Search', 'oms_search_access'),
    page('cs-invalid', 'Invalid orders', 'oms_invalid_access'),
    page('csr-refunds-pending-info', 'Refunds with pending information', 'return_index_csr'),
    {
      id: 'orders-index',
      label: 'All orders',
      resources: ['oms_search_access'],
      // Without a module: the legacy base plus /orders/index (spec 1 §2).
      legacy: { module: '', controller: 'orders', action: 'index' },
    },
  ]),
  area('payout', 'Payout', [
    payout('overdue-dashboard', 'Overdue dashboard', 'payout-payouts-overdue-dashboard'),
    payout('payouts', 'Payouts'),
    payout('manual-queue', 'Manual queue', 'payout-payouts-manual-queue'),
    area('payout-automatic', 'Automatic queue', [
      payout('automatic-queue', 'Review', 'payout-payouts-automatic-queue-review'),
      payout('automatic-queue', 'Execution', 'payout-payouts-automatic-queue-execution'),
    ]),
    payout('partners', 'Partners'),
    payout('partners-queue', 'Partners approval queue'),
    area('payout-settings', 'Settings', [
      payout('payout-methods', 'Payout methods'),
      payout('global-settings', 'Global settings'),
      payout('apilog', 'API log'),
    ]),
  ]),
  area('returns', 'Returns', [
    page('rma', 'Return authorisations', 'return_index_csr'),
    {
      id: 'returns-labels',
      label: 'Shipping labels',
      resources: ['return_index_csr'],
      legacy: { module: 'returns', controller: 'labels', action: 'index' },
      params: { status: 'open' },
    },
  ]),
  area('rules', 'Rules', [
    page('rules', 'Rule groups', 'rules_engine'),
    page('smart-sampling', 'Smart sampling', 'rules_engine_smart-sampling-package-view'),
  ]),
  area('administration', 'Administration', [
    page('admin', 'Dashboard', 'administration_access'),
    page('oms-generic-settings', 'Generic settings', 'oms_generic_settings_access'),
  ]),
]

function area(id: string, label: string, pages: readonly MenuEntry[]): MenuEntry {
  return { id: `area-${id}`, label, pages }
}

function page(screen: string, label: string, resource: string): MenuEntry {
  return { id: screen, label, resources: [resource], screen }
}

function cash(name: string, label: string): MenuEntry {
  return page(`cash-reconciliation-${name}`, label, `reconciliation_${name.replaceAll('-', '_')}_access`)
}

function payout(name: string, label: string, screen = `payout-${name}`): MenuEntry {
  return page(screen, label, `payout_${name.replaceAll('-', '_')}_access`)
}
