import { type Cell, defineColumns, defineFilters } from '../../schemas/index.ts'

/** The states of a payout, with their labels. */
export const payoutStatus = {
  kind: 'status',
  values: {
    pending: { label: 'To review', tone: 'warning' },
    approved: { label: 'Approved', tone: 'info' },
    held: { label: 'On hold', tone: 'warning' },
    processing: { label: 'Being paid', tone: 'info' },
    paid: { label: 'Paid', tone: 'success' },
    failed: { label: 'Failed', tone: 'danger' },
    cancelled: { label: 'Cancelled' },
  },
} satisfies Cell

/** Who pays it. */
export const payoutQueue = {
  kind: 'status',
  values: { automatic: { label: 'Automatic' }, manual: { label: 'By hand', tone: 'info' } },
} satisfies Cell

/** How long it is overdue, as the dashboard adds it up. */
export const overdueOptions = [
  { value: 'week', label: '1–7 days' },
  { value: 'fortnight', label: '8–14 days' },
  { value: 'month', label: '15–30 days' },
  { value: 'older', label: 'Over 30 days' },
]

export const payoutStatusOptions = optionsOf(payoutStatus)
export const payoutQueueOptions = optionsOf(payoutQueue)

/** The id of a payout in the field `idPayout`, which opens it and can be copied. */
const payoutLink = {
  kind: 'link',
  to: 'payout-payout-details',
  params: { idpayout: 'idPayout' },
  copy: true,
} satisfies Cell

/** The name of the partner of a payout, which opens the partner. */
export const payoutPartnerLink = {
  kind: 'link',
  to: 'payout-partner-details',
  params: { idpartner: 'idPartner' },
} satisfies Cell

const amount = { kind: 'money', currency: 'currency' } satisfies Cell

/** What every list of payouts shows of one. */
export const payoutColumns = defineColumns([
  {
    field: 'idPayout',
    label: 'Payout',
    cell: payoutLink,
    sortable: true,
    width: 92,
    show: 'always',
    pin: 'start',
  },
  { field: 'partnerName', label: 'Partner', cell: payoutPartnerLink, sortable: true, width: 164 },
  {
    field: 'net',
    label: 'Net',
    cell: amount,
    sortable: true,
    width: 128,
    total: true,
    tooltip: [
      { field: 'gross', label: 'Gross', cell: amount },
      { field: 'fees', label: 'Fees', cell: amount },
      { field: 'adjustments', label: 'Adjustments', cell: amount },
      { field: 'net', label: 'Net', cell: amount },
    ],
  },
  { field: 'gross', label: 'Gross', cell: amount, sortable: true, width: 128, total: true, show: 'off' },
  { field: 'fees', label: 'Fees', cell: amount, sortable: true, width: 120, total: true, show: 'off' },
  {
    field: 'adjustments',
    label: 'Adjustments',
    cell: amount,
    sortable: true,
    width: 128,
    total: true,
    show: 'off',
  },
  { field: 'periodFrom', label: 'Period from', cell: { kind: 'date' }, width: 108, show: 'off' },
  { field: 'periodTo', label: 'Period to', cell: { kind: 'date' }, sortable: true, width: 100 },
  { field: 'methodLabel', label: 'Method', width: 180 },
  { field: 'dueAt', label: 'Due', cell: { kind: 'date' }, sortable: true, width: 100 },
  {
    field: 'overdueDays',
    label: 'Overdue',
    cell: { kind: 'number', unit: 'd' },
    sortable: true,
    width: 80,
  },
  // What was looked at travels with each step.
  { field: 'version', label: 'Version', cell: { kind: 'number' }, width: 84, show: 'off' },
])

/** What a queue shows of one, without what nobody decides by; that can be added. */
export const queueColumns = (...hidden: string[]) =>
  payoutColumns.map(column => (hidden.includes(column.field) ? { ...column, show: 'off' as const } : column))

/** Where a payout can be looked for; the partners come from the load of that name. */
export const payoutFilters = defineFilters([
  { kind: 'number', field: 'idPayout', label: 'Payout', min: 1, steps: false },
  {
    kind: 'multiSelect',
    field: 'idPartner',
    label: 'Partner',
    condition: 'in',
    options: { load: 'partners', value: 'idPartner', label: 'label' },
  },
  { kind: 'select', field: 'overdue', label: 'Overdue', options: overdueOptions },
])

export const payoutPartnersLoad = {
  partners: {
    get: '/api/payout/partners/list',
    select: 'data',
    cache: 'session',
    onError: { toast: 'server', value: [] },
  },
} as const

function optionsOf({ values }: { values: Record<string, { label: string }> }) {
  return Object.entries(values).map(([value, { label }]) => ({ value, label }))
}
