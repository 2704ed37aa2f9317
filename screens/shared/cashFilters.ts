import { type Filter } from '../../schemas/index.ts'

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
