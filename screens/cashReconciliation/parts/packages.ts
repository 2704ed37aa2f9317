import { defineColumns, defineFilters } from '../../../schemas/index.ts'
import { partnerFilter, statusFilter } from './filters.ts'

export const packageColumns = defineColumns([
  { field: 'packageNr', show: 'always' },
  'orderNr',
  'lastMile',
  'partner',
  { field: 'toCollect', total: true },
  { field: 'collected', total: true },
  'status',
  'shippedAt',
  'deliveredAt',
  { field: 'adjusted', total: true, show: 'off' },
  { field: 'remaining', total: true, show: 'off' },
  { field: 'trouble', show: 'off' },
])

/** What remains is what was collected and adjusted, less what was to be collected; what waits for approval is in it still. */
export const troubleColumns = defineColumns([
  { field: 'packageNr', show: 'always' },
  { field: 'trouble', size: 'm' },
  'orderNr',
  'partner',
  { field: 'adjusted', total: true },
  { field: 'waiting', total: true },
  {
    field: 'remaining',
    total: true,
    tooltip: ['toCollect', 'collected', 'adjusted', { field: 'waiting', label: 'Waiting for approval' }],
  },
  'daysOpen',
  'status',
  { field: 'comments', cell: { kind: 'comments', entity: 'package' } },
  { field: 'difference', total: true, show: 'off' },
  { field: 'toCollect', total: true, show: 'off' },
  { field: 'collected', total: true, show: 'off' },
  { field: 'adjustable', show: 'off' },
  { field: 'deliveredAt', show: 'off' },
  { field: 'lastMile', show: 'off' },
  { field: 'idPackage', show: 'off' },
])

/** Partners, statuses and last-mile providers come from the loads of those names. */
export const packageFilters = defineFilters([
  { field: 'packageNr', condition: 'like' },
  'orderNr',
  partnerFilter,
  statusFilter,
  { field: 'lastMile', options: 'lastMiles' },
  'shippedAt',
])
