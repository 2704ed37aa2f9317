import { rulesetResources } from './rules/rulesets.ts'

/** Screens of cash reconciliation and payout: the specification does not name their resources, so they are built by one rule. */
const cashReconciliationScreens = [
  'payments',
  'payments_queue',
  'troubleshooting',
  'payment_methods',
  'bank_account',
  'collection_partners',
  'transaction_types',
  'package',
  'transfers',
  'transfers_queue',
  'reallocation',
  'transactions',
  'transactions_queue',
  'reasons',
  'transactions_lists',
  'finance_dashboard',
  'account_statement',
  'current_balance_dashboard',
  'apilog',
] as const
const payoutScreens = [
  'overdue_dashboard',
  'payouts',
  'manual_queue',
  'automatic_queue',
  'partners',
  'partners_queue',
  'payout_methods',
  'apilog',
  'global_settings',
] as const

/** Every resource of the console by area: those of spec 1 §6 and 2 §6, and `{area}_{screen}_access` where they name none. */
export const resources = {
  cashReconciliation: cashReconciliationScreens.map(screen => `reconciliation_${screen}_access`),
  finance: [
    'finance_queue_verification',
    'finance_queue_administration',
    'navision_index_index',
    'finance_refund_admin',
    'apilog_index_index',
    'finance_write_off',
    'finance_write_off_approval',
    'finance_pending_invoices',
    'finance_pending_invoices_manager',
    'finance_refund_index',
    'return_index_csr',
    'finance_refund_settings',
    'finance_refund_bank_accounts',
  ],
  orders: ['oms_verification_access', 'oms_search_access', 'oms_invalid_access'],
  administration: ['oms_generic_settings_access', 'administration_access'],
  payout: payoutScreens.map(screen => `payout_${screen}_access`),
  returns: ['return_index_csr', 'cs_returns_create', 'rma-eligibility_override', 'rma_item_cancellation'],
  rules: ['rules_engine', ...rulesetResources],
  savedFilters: 'grid-saved_filters',
} as const

/** All of them but reconciliation_current_balance_dashboard_access_hmt, which takes the search away. */
export const everyResource: readonly string[] = [...new Set(Object.values(resources).flat())]
