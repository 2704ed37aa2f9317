import { type Column, defineColumns, defineFilters } from '../../schemas/index.ts'
import { partnerFilter, statusFilter } from './cashFilters.ts'
import { amount, day, packageStatus, packageTrouble } from './cashWords.ts'
import { orderLink } from './orders.ts'

const packageNr: Column = {
  field: 'packageNr',
  label: 'Package',
  cell: { kind: 'text', copy: true },
  sortable: true,
  width: 120,
  show: 'always',
}
const orderNr: Column = { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 104 }
const partner: Column = { field: 'partner', label: 'Partner', sortable: true, width: 168 }
const toCollect: Column = {
  field: 'toCollect',
  label: 'To collect',
  cell: amount,
  sortable: true,
  width: 120,
  total: true,
}
const collected: Column = { ...toCollect, field: 'collected', label: 'Collected' }
const adjusted: Column = { ...toCollect, field: 'adjusted', label: 'Adjusted' }
const remaining: Column = { ...toCollect, field: 'remaining', label: 'Remaining' }
const status: Column = { field: 'status', label: 'Status', cell: packageStatus, sortable: true, width: 104 }
const delivered: Column = { field: 'deliveredAt', label: 'Delivered', cell: day, sortable: true, width: 112 }
const trouble: Column = {
  field: 'trouble',
  label: 'Trouble',
  cell: packageTrouble,
  sortable: true,
  width: 172,
}
const lastMile: Column = { field: 'lastMile', label: 'Last mile', sortable: true, width: 136 }

export const packageColumns = defineColumns([
  packageNr,
  orderNr,
  lastMile,
  partner,
  toCollect,
  collected,
  status,
  { field: 'shippedAt', label: 'Shipped', cell: day, sortable: true, width: 112 },
  delivered,
  { ...adjusted, show: 'off' },
  { ...remaining, show: 'off' },
  { ...trouble, show: 'off' },
])

/** What remains is what was collected and adjusted, less what was to be collected; what waits for approval is in it still. */
export const troubleColumns = defineColumns([
  { ...packageNr, width: 112 },
  trouble,
  { ...orderNr, width: 96 },
  { ...partner, width: 144 },
  { ...adjusted, width: 104 },
  { ...adjusted, field: 'waiting', label: 'Waiting', width: 104 },
  {
    ...remaining,
    width: 112,
    tooltip: [
      { field: 'toCollect', label: 'To collect', cell: amount },
      { field: 'collected', label: 'Collected', cell: amount },
      { field: 'adjusted', label: 'Adjusted', cell: amount },
      { field: 'waiting', label: 'Waiting for approval', cell: amount },
    ],
  },
  { field: 'daysOpen', label: 'Open for', cell: { kind: 'number', unit: 'd' }, sortable: true, width: 80 },
  { ...status, width: 96 },
  { field: 'comments', label: 'Comments', cell: { kind: 'comments', entity: 'package' }, width: 84 },
  {
    field: 'difference',
    label: 'Difference',
    cell: amount,
    sortable: true,
    width: 120,
    total: true,
    show: 'off',
  },
  { ...toCollect, show: 'off' },
  { ...collected, show: 'off' },
  { field: 'adjustable', label: 'Adjustable', show: 'off', width: 96 },
  { ...delivered, show: 'off' },
  { ...lastMile, show: 'off' },
  { field: 'idPackage', label: 'Id', show: 'off', width: 80 },
  { field: 'version', label: 'Version', show: 'off', width: 80 },
])

/** Partners, statuses and last-mile providers come from the loads of those names. */
export const packageFilters = defineFilters([
  { kind: 'text', field: 'packageNr', label: 'Package', condition: 'like' },
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
  partnerFilter,
  statusFilter,
  {
    kind: 'select',
    field: 'lastMile',
    label: 'Last mile',
    options: { load: 'lastMiles', value: 'value', label: 'label' },
  },
  { kind: 'dateRange', field: 'shippedAt', label: 'Shipped' },
])
