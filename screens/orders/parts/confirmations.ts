import { defineColumns, defineFilters } from '../../../schemas/index.ts'

/** An order as customer service calls it. */
export const confirmationColumns = defineColumns([
  {
    field: 'orderNr',
    cell: { kind: 'link', to: 'cs-verification-order', params: { ordernr: 'orderNr' }, copy: true },
    show: 'always',
  },
  'customerName',
  'phone',
  { field: 'city', show: 'off' },
  'amount',
  {
    field: 'status',
    tooltip: [
      'takenBy',
      { field: 'decidedBy', label: 'Decided by' },
      'reason',
      { field: 'changedAt', label: 'Last change' },
    ],
  },
  'attempts',
  'callAt',
  { field: 'takenBy', show: 'off' },
  { field: 'enteredAt', show: 'off', size: 'l' },
  'ageHours',
  'finance',
  { field: 'linkUntil', show: 'off' },
  { field: 'owned', show: 'off' },
])

/** Where an order to confirm can be looked for. */
export const confirmationFilters = defineFilters([
  'orderNr',
  'customerName',
  'phone',
  { field: 'status', initial: ['waiting', 'calling', 'callback'] },
  'takenBy',
  { field: 'enteredAt', time: true },
])
