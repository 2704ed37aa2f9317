import { type FilterDefinition, type Permission } from '../../../schemas/index.ts'

/** Partners come from the load of that name. */
export const partnerFilter = {
  kind: 'multiSelect',
  field: 'partnerId',
  label: 'Partner',
  condition: 'in',
  options: 'partners',
} satisfies FilterDefinition

/** Statuses come from the load of that name. */
export const statusFilter = {
  kind: 'multiSelect',
  field: 'status',
  options: 'statuses',
} satisfies FilterDefinition

/** Staff see several partners. A partner sees the own account alone, which is named above it: there is nothing to choose. */
export const staff: Permission = { without: 'reconciliation_current_balance_dashboard_access_hmt' }
export const staffPartnerFilter: FilterDefinition = { ...partnerFilter, access: staff }

/** The partner as the accounting system calls it; the choices come from the load `navisionPartners`. */
export const navisionFilter = {
  kind: 'multiSelect',
  field: 'navisionCode',
  condition: 'in',
  options: 'navisionPartners',
} satisfies FilterDefinition
