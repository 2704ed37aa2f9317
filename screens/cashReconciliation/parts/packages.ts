import { defineFilters } from '../../../schemas/index.ts'
import { partnerFilter, statusFilter } from './filters.ts'

/** Partners, statuses and last-mile providers come from the loads of those names. */
export const packageFilters = defineFilters([
  { field: 'packageNr', condition: 'like' },
  'orderNr',
  partnerFilter,
  statusFilter,
  { field: 'lastMile', options: 'lastMiles' },
  'shippedAt',
])
