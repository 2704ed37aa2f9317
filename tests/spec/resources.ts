/** Every resource that the specification names, collected by hand: name -> its section. */
export const resources: Readonly<Record<string, string>> = {
  'grid-saved_filters': '1 §6',
  'rma-eligibility_override': '1 §6',
  cs_returns_create: '1 §6',
  return_index_csr: '1 §6 and 2 §6',
  rma_item_cancellation: '1 §6',
  ...ofRulesets(),
  reconciliation_current_balance_dashboard_access_hmt: '2 §2.1',
  finance_queue_verification: '2 §6',
  finance_queue_administration: '2 §6',
  navision_index_index: '2 §6',
  finance_refund_admin: '2 §6',
  apilog_index_index: '2 §6',
  finance_write_off: '2 §6',
  finance_pending_invoices: '2 §6',
  finance_pending_invoices_manager: '2 §6',
  finance_refund_index: '2 §6',
  finance_refund_settings: '2 §6',
  finance_refund_bank_accounts: '2 §6',
  rules_engine: '2 §6',
  'rules_engine_smart-sampling-package-view': '2 §6',
}

function ofRulesets(): Record<string, string> {
  const rulesets = [
    ...['rma-not-eligible', 'rma-not-eligible-for-pickup', 'rma-not-retrievable', 'customer-service'],
    ...['smart-sampling-package', 'order-flags', 'rma-anticipate-refund', 'rma-instant-refund'],
  ]
  return Object.fromEntries(
    rulesets.flatMap(ruleset => [
      [`rules_engine_${ruleset}-view`, '1 §6'],
      [`rules_engine_${ruleset}-admin`, '1 §6'],
    ]),
  )
}
