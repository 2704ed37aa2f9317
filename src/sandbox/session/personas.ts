import resources from '../../../screens/shared/resources.ts'

/** A member of staff whom the access-control login offers. */
export interface Persona {
  readonly name: string
  readonly email: string
  /** What the person does, one line on the login page. */
  readonly work: string
  readonly resources: readonly string[]
  /** True: also those that only calls name. */
  readonly everything?: true
}

const { narrowing, ...areas } = resources
const { cashReconciliation, finance, orders, payout, returns, rules, savedFilters } = areas

/** The ten people of the sandbox. */
export const personas: readonly Persona[] = [
  { ...persona('admin', 'Everything', Object.values(areas).flat()), everything: true },
  persona('finance', 'Refunds, write-offs, order verification', [
    'finance_queue_verification',
    'navision_index_index',
    'apilog_index_index',
    'finance_write_off',
    'finance_pending_invoices',
    'finance_refund_index',
    ...orders,
    ...savedFilters,
  ]),
  persona('finance-manager', 'Finance with approvals and settings', [
    ...finance,
    ...orders,
    // The second person for payouts to partners.
    ...payout.filter(name => !/settings|methods|apilog/.test(name)),
    // And for cash reconciliation: the queues, and the records in them.
    ...cashReconciliation.filter(name =>
      /payments|transfers|transactions|reallocation|package|finance_dashboard/.test(name),
    ),
    ...savedFilters,
  ]),
  persona('cash-reconciliation', 'Matches the cash that partners collected', [
    ...cashReconciliation,
    ...orders,
    ...savedFilters,
  ]),
  persona('collection-partner', 'Sees their own balance and statement', [
    'reconciliation_current_balance_dashboard_access',
    ...narrowing,
    'reconciliation_account_statement_access',
  ]),
  persona('customer-service', 'Orders, customers, pending information', [
    ...orders,
    'return_index_csr',
    'cs_returns_create',
    'rules_engine_customer-service-view',
    'rules_engine_smart-sampling-package-view',
  ]),
  persona('returns', 'Return authorisations, from request to end', [...returns, ...orders]),
  persona('payout', 'Pays the partners', [...payout, ...savedFilters]),
  persona('rules-admin', 'Rules and smart sampling', rules),
  persona('viewer', 'Signed in, has no resources', []),
]

export function personaOf(name: string): Persona | undefined {
  return personas.find(one => one.name === name)
}

function persona(name: string, work: string, held: readonly string[]): Persona {
  return { name, email: `${name}@example.com`, work, resources: [...new Set(held)].sort() }
}
