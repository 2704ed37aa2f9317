import { rulesets } from '../../../schemas/wire/ruleWords.ts'
import resources from '../../../screens/shared/resources.ts'

/** One entry of the menu; the id becomes the name of its element. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  /** One of these is required. Absent: open to all users. */
  readonly resources?: readonly string[]
  /** Name of a screen of the console; one that it does not know is dropped by the console. */
  readonly screen?: string
  /** A page of the older order management; without an action there is no page, and the entry has no link. */
  readonly legacy?: { readonly module: string; readonly controller: string; readonly action?: string }
  readonly params?: Readonly<Record<string, string>>
  readonly pages?: readonly MenuEntry[]
}

/**
 * The menu of the console, area by area: every screen of spec 2 §2 that needs no id in its address, pages of the older order
 * management, and what a menu of a real system has too, which the console leaves out: a node without a label, an empty group.
 */
export const menuEntries: readonly MenuEntry[] = [
  area('finance', 'Finance', [
    page('finance-order-verification', 'Order verification', 'finance_queue_verification'),
    page('finance-refunds', 'Refunds', 'finance_refund_index'),
    page('finance-pending-invoices', 'Pending invoices', 'finance_pending_invoices'),
    area('finance-write-offs', 'Write-offs', [
      page('finance-write-off', 'Pending write-offs', 'finance_write_off'),
      page('finance-write-off-wmt', 'Pending write-offs WMT', 'finance_write_off'),
      page('finance-write-off-approval', 'Approval queue', 'finance_write_off_approval'),
      page('finance-write-off-history', 'History', 'finance_write_off'),
    ]),
    area('finance-settings', 'Settings', [
      page(
        'finance-order-verification-management',
        'Order verification management',
        'finance_queue_administration',
      ),
      page('finance-refund-methods', 'Refund methods', 'finance_refund_admin'),
      page('finance-refund-settings', 'Refund settings', 'finance_refund_settings'),
      page('finance-bank-accounts', 'Bank accounts', 'finance_refund_bank_accounts'),
      area('finance-navision', 'Navision', [
        page('finance-navision', 'Navision queue', 'navision_index_index'),
        page('finance-navision-settings', 'Navision settings', 'navision_index_index'),
        legacy(
          'navision-archive',
          'Archive',
          ['navision_index_index'],
          ['accounting', 'messages', 'archive'],
          {
            state: 'sent & booked',
            from: '2010/12',
          },
        ),
      ]),
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
    cash('transactions-queue', 'Transactions approval queue'),
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
    page('cs-verification', 'Customer verification', 'oms_verification_access'),
    page('cs-search', 'Search', 'oms_search_access'),
    page('cs-invalid', 'Invalid orders', 'oms_invalid_access'),
    page('csr-refunds-pending-info', 'Refunds with pending information', 'return_index_csr'),
    // Without a module: the legacy base plus /orders/index (spec 1 §2).
    legacy('orders-index', 'All orders', ['oms_search_access'], ['', 'orders', 'index']),
    area('orders-older', 'Older system', [
      legacy('orders-shipments', 'Shipments', ['oms_search_access'], ['shipping', 'shipments', 'index']),
      legacy(
        'orders-shipments-late',
        'Late shipments',
        ['oms_verification_access', 'oms_search_access'],
        ['shipping', 'shipments', 'index'],
        { status: 'late', sort: 'promised at', partner: 'City Riders, London' },
      ),
      area('orders-older-reports', 'Reports', [
        legacy('orders-report-day', 'Orders of the day', ['oms_search_access'], ['reports', 'orders', 'day']),
        legacy(
          'orders-report-refusals',
          'Refusals',
          ['oms_invalid_access'],
          ['reports', 'orders', 'refusals'],
          {
            group: 'größte Städte',
          },
        ),
      ]),
    ]),
    legacy('orders-separator', '', [], ['', 'orders', 'index']),
    area('orders-retired', 'Retired', [legacy('orders-retired-none', '', [], ['', 'orders', 'index'])]),
  ]),
  area('payout', 'Payout', [
    // The overview (spec 2 §2.5) requires no resource; it is useful to anyone who may open one of the others.
    { id: 'payout', label: 'Overview', resources: resources.payout, screen: 'payout' },
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
    legacy('returns-labels', 'Shipping labels', ['return_index_csr'], ['returns', 'labels', 'index'], {
      status: 'open',
    }),
  ]),
  area('rules', 'Rules', [
    page('rules', 'Rule groups', 'rules_engine'),
    area('rules-rulesets', 'Rulesets', Object.entries(rulesets).map(ruleset)),
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

/** The rules of one ruleset, for those who may see or change them (spec 1 §6). */
function ruleset([name, { label, view, admin }]: readonly [
  name: string,
  rights: { readonly label: string; readonly view: string; readonly admin: string },
]): MenuEntry {
  return {
    id: `rules-list-${name}`,
    label,
    resources: [view, admin],
    screen: 'rules-list',
    params: { ruleset: name },
  }
}

/** A page of the older order management. */
function legacy(
  id: string,
  label: string,
  resources: readonly string[],
  [module, controller, action]: readonly [module: string, controller: string, action: string],
  params?: MenuEntry['params'],
): MenuEntry {
  return { id, label, resources, legacy: { module, controller, action }, ...(params ? { params } : {}) }
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
