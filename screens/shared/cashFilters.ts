import { type Column, type Filter, type Permission } from '../../schemas/index.ts'

/** Partners come from the load of that name. */
export const partnerFilter = {
  kind: 'multiSelect',
  field: 'partnerId',
  label: 'Partner',
  condition: 'in',
  options: { load: 'partners', value: 'value', label: 'label' },
} satisfies Filter

/** Statuses come from the load of that name. */
export const statusFilter = {
  kind: 'multiSelect',
  field: 'status',
  label: 'Status',
  options: { load: 'statuses', value: 'value', label: 'label' },
} satisfies Filter

/** Staff see several partners. A partner sees the own account alone, which is named above it: there is nothing to choose. */
const staff: Permission = { without: 'reconciliation_current_balance_dashboard_access_hmt' }

/** A column that names the partner, for those who see several. */
export const staffColumn = (column: Column): Column => ({ ...column, access: staff })
export const staffPartnerFilter: Filter = { ...partnerFilter, access: staff }

/** The partner as the accounting system calls it; the choices come from the load `navisionPartners`. */
export const navisionFilter = {
  kind: 'multiSelect',
  field: 'navisionCode',
  label: 'Navision partner',
  condition: 'in',
  options: { load: 'navisionPartners', value: 'value', label: 'label' },
} satisfies Filter
