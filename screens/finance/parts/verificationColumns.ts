import { defineColumns, defineFilters } from '../../../schemas/index.ts'

/** An order of a queue as its grid shows it. */
export const orderColumns = defineColumns([
  {
    field: 'orderNr',
    cell: {
      kind: 'link',
      to: 'finance-queue-order',
      params: { queueid: 'idQueue', ordernr: 'orderNr' },
      copy: true,
    },
    show: 'always',
  },
  { field: 'customerName', tooltip: [{ field: 'phone', cell: { kind: 'text' } }] },
  { field: 'amount', total: true },
  { field: 'payment', show: 'off' },
  'finding',
  { field: 'status', tooltip: ['decidedBy', 'changedAt', 'reason'] },
  'takenBy',
  'confirmation',
  { field: 'owned', show: 'off' },
  { field: 'enteredAt', show: 'off' },
  'ageHours',
  'comments',
  { field: 'phone', show: 'off' },
  { field: 'decidedBy', show: 'off' },
  { field: 'reason', show: 'off' },
])

/** Where an order of a queue can be looked for. */
export const orderFilters = defineFilters([
  'orderNr',
  'customerName',
  { field: 'status', initial: ['open', 'taken', 'escalated'] },
  'takenBy',
  { kind: 'select', field: 'payment' },
  { field: 'enteredAt', time: true },
])
