import { defineColumns } from '../../../schemas/index.ts'

const status = { field: 'status', tooltip: ['createdBy', 'decidedBy', 'decidedAt', 'reason', 'note'] }
const amounts = defineColumns([
  { field: 'amount', total: true },
  { field: 'outstanding', total: true },
])
/** What a queue shows: who has written a document does not decide it, and the version travels with the decision. */
const waiting = defineColumns([
  { field: 'amount', total: true },
  'ageDays',
  status,
  { field: 'blocked', show: 'off' },
])

export const paymentColumns = (where: 'list' | 'queue') =>
  defineColumns([
    { field: 'id', show: 'always' },
    'reference',
    'partner',
    'method',
    { field: 'bankAccount', show: 'off' },
    { field: 'receipt', show: 'off' },
    'datedAt',
    ...(where === 'queue' ? waiting : [...amounts, status]),
    { field: 'origin', show: 'off' },
    { field: 'navisionCode', show: 'off' },
    { field: 'version', show: 'off' },
  ])

/** Of what leaves one partner for another. */
export const moveColumns = (where: 'list' | 'queue') =>
  defineColumns([
    { field: 'id', show: 'always' },
    'reference',
    'partner',
    'toPartner',
    'datedAt',
    ...(where === 'queue' ? waiting : [...amounts, status]),
    { field: 'navisionCode', show: 'off' },
    { field: 'toNavisionCode', show: 'off' },
    { field: 'version', show: 'off' },
  ])
