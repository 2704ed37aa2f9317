import { type Cell, defineColumns, defineFilters } from '../../../schemas/index.ts'

/** The name of the partner of a payout, which opens the partner. */
export const payoutPartnerLink = {
  kind: 'link',
  to: 'payout-partner-details',
  params: { idpartner: 'idPartner' },
} satisfies Cell

/** What every list of payouts shows of one. */
export const payoutColumns = defineColumns([
  { field: 'idPayout', show: 'always', pin: 'start' },
  'partnerName',
  { field: 'net', total: true, tooltip: ['gross', 'fees', 'adjustments', 'net'] },
  { field: 'gross', total: true, show: 'off' },
  { field: 'fees', total: true, show: 'off' },
  { field: 'adjustments', total: true, show: 'off' },
  { field: 'periodFrom', show: 'off' },
  'periodTo',
  'methodLabel',
  'dueAt',
  'overdueDays',
])

/** The columns of a queue; those that are not needed for a decision are hidden at first. */
export const queueColumns = (...hidden: string[]) =>
  defineColumns(
    payoutColumns.map(column =>
      typeof column === 'string' && hidden.includes(column) ? { field: column, show: 'off' } : column,
    ),
  )

/** What has waited so long that the partner is likely to ask. */
export const overdueMark = {
  when: { overdueDays: { atLeast: 30 } },
  tone: 'warning',
  label: 'Overdue for 30 days or more',
} as const

/** Where a payout can be looked for; the partners come from the load of that name. */
export const payoutFilters = defineFilters([
  { kind: 'number', field: 'idPayout', min: 1 },
  {
    kind: 'multiSelect',
    field: 'idPartner',
    condition: 'in',
    options: { load: 'partners', value: 'idPartner', label: 'label' },
  },
  { kind: 'select', field: 'overdue' },
])

export const payoutPartnersLoad = { partners: { call: 'payoutPartnerList', cache: 'session' } } as const
export const payoutMethodsLoad = { methods: { call: 'payoutMethods', cache: 'session' } } as const
